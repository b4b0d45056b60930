import type { SkillSubmission, StaffSkill } from '@unmuted/api/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSkillSender } from '#/modules/skills/amazon/sender.ts';
import { type SmapiStandIn, smapiCredentials, startSmapi } from '#/testing/skills/smapi-stand-in.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { skillCalls } from '#/testing/skills/skill-calls.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

let test: TestApp;
let amazon: SmapiStandIn;
let errors: unknown[];
const started: { test?: TestApp } = {};
beforeAll(async () => {
  amazon = await startSmapi(() => (started.test?.clock ?? new TestClock()).now());
  const smapiConnector = createConnector({ userAgent: 'Studio tests skills', allow: [amazon.service.place] });
  test = await createTestApp(
    { smapi: amazon.settings, smapiConnector },
    { oneProcess: 'its Amazon is of this process' },
  );
  started.test = test;
});
afterAll(async () => {
  await test.close();
  await amazon.service.close();
});
const { createReady, submit, move, read, versioned, setAmazonId } = skillCalls(() => test);

beforeEach(async () => {
  errors = [];
  amazon.service.requests.length = 0;
  amazon.nextImport = { status: 'SUCCEEDED' };
  amazon.vendors = ['M3UNMUTED'];
  amazon.areTokensRefused = false;
  await test.db.deleteFrom('skill_submissions').execute();
});
afterEach(() => {
  expect(amazon.wrong).toEqual([]);
  expect(errors).toEqual([]);
});

const sender = () =>
  createSkillSender({
    ...test.deps,
    db: test.db,
    castUrl: () => 'https://cast.studio.example',
    onError: (error) => errors.push(error),
  });
/** Makes steps until nothing is due. */
async function run(): Promise<void> {
  const current = sender();
  for (let rounds = 0; rounds < 20; rounds += 1) if ((await current?.sendDue()) === 0) return;
  throw new Error('it does not end');
}
/** As if the time of the next look or try had come; sessions would end meanwhile. */
async function runNext(): Promise<void> {
  test.clock.advance({ seconds: 1 });
  await test.db
    .updateTable('skill_submissions')
    .set({ next_try_at: test.clock.now() })
    .where('next_try_at', 'is not', null)
    .execute();
  await run();
}

async function approved(): Promise<string> {
  const { skill } = await createReady();
  await submit(skill.id);
  await move('approve', { id: skill.id });
  return skill.id;
}
const send = async (id: string) =>
  test.call(`/api/admin/alexa/${id}/amazon`, { as: 'admin', json: {}, headers: await versioned(id) });
async function submissionOf(id: string): Promise<SkillSubmission | null | undefined> {
  const response = await test.call(`/api/admin/alexa/${id}`, { as: 'admin' });
  return ((await response.json()) as StaffSkill).amazon?.submission;
}
/** A skill that Amazon certifies. */
async function certifying(): Promise<{ readonly id: string; readonly amazonId: string }> {
  const id = await approved();
  await send(id);
  await run();
  await runNext();
  const { amazonId, state } = await read(id);
  expect(state).toBe('certification');
  return { id, amazonId: amazonId ?? '' };
}
const verdict = (amazonId: string, status: 'SUCCEEDED' | 'FAILED' | 'CANCELLED', reasons: string[] = []) => {
  const [latest] = amazon.certifications.get(amazonId) ?? [];
  if (latest) Object.assign(latest, { status, reasons });
};

describe('a skill that Amazon does not know', () => {
  it('is uploaded, imported and submitted, and keeps its new id', async () => {
    const id = await approved();
    const response = await send(id);
    expect(response.status).toBe(202);
    expect(((await response.json()) as StaffSkill).amazon?.submission).toMatchObject({
      step: 'upload',
      tries: 0,
    });
    await run();
    expect(await submissionOf(id)).toMatchObject({ step: 'import', problem: null });
    await runNext();
    expect(amazon.calls()).toEqual([
      'POST /auth/o2/token',
      'GET /v1/vendors',
      'POST /v1/skills/uploads',
      'PUT /storage/…',
      'POST /v1/skills/imports',
      'POST /auth/o2/token',
      'GET /v1/skills/imports/…',
      expect.stringMatching(/^POST \/v1\/skills\/amzn1\.ask\.skill\.[-0-9a-f]+\/submit$/),
    ]);
    expect(amazon.packages.at(-1)).toContain('skill.json');
    expect(await read(id)).toMatchObject({ state: 'certification', amazonId: amazon.skills.at(-1)?.id });
    expect((await read(id)).history[0]).toMatchObject({ state: 'certification', byStaff: true });
    expect(await submissionOf(id)).toMatchObject({ step: 'review' });
  });

  it('is not created twice if the answer is lost', async () => {
    const id = await approved();
    const before = amazon.skills.length;
    amazon.loseAnswerOf('/v1/skills/imports');
    await send(id);
    await run();
    expect(await submissionOf(id)).toMatchObject({ step: 'upload', tries: 1, problem: 'unreachable' });
    await runNext();
    await runNext();
    expect(amazon.skills).toHaveLength(before + 1);
    expect(await read(id)).toMatchObject({ state: 'certification', amazonId: amazon.skills.at(-1)?.id });
  });

  it('waits for staff if several new skills could be it', async () => {
    const id = await approved();
    amazon.loseAnswerOf('/v1/skills/imports');
    await send(id);
    await run();
    const twin = amazon.skills.at(-1);
    if (twin) amazon.skills.push({ ...twin, id: `${twin.id.slice(0, -1)}x` });
    await runNext();
    expect(await submissionOf(id)).toMatchObject({ step: 'failed', problem: 'unclear' });
    amazon.skills.length -= 2;
  });

  it('needs a vendor if the developer account has several', async () => {
    const id = await approved();
    amazon.vendors = ['M1', 'M2'];
    await send(id);
    await run();
    expect(await submissionOf(id)).toMatchObject({ step: 'failed', problem: 'vendor_unknown' });
  });
});

describe('a skill that Amazon knows', () => {
  it('is imported into it', async () => {
    const id = await approved();
    const amazonId = await setAmazonId(id);
    await send(id);
    await run();
    expect(amazon.calls()).toContain(`POST /v1/skills/${amazonId}/imports/…`.replace('/…', ''));
    await runNext();
    expect(await read(id)).toMatchObject({ state: 'certification', amazonId });
  });

  it('tells staff what Amazon refuses in the package, and can be sent again', async () => {
    const id = await approved();
    await setAmazonId(id);
    amazon.nextImport = {
      status: 'FAILED',
      errors: [{ name: 'interactionModels.en_GB', message: 'The invocation name is too short.' }],
    };
    await send(id);
    await run();
    await runNext();
    expect(await submissionOf(id)).toMatchObject({
      step: 'failed',
      problem: 'import_failed',
      messages: ['en-GB: The invocation name is too short.'],
      nextTryAt: null,
    });
    expect((await read(id)).state).toBe('processing');
    amazon.nextImport = { status: 'SUCCEEDED' };
    expect((await send(id)).status).toBe(202);
    await run();
    await runNext();
    expect((await read(id)).state).toBe('certification');
  });

  it('is submitted once if the answer is lost', async () => {
    const id = await approved();
    const amazonId = await setAmazonId(id);
    amazon.loseAnswerOf('/submit');
    await send(id);
    await run();
    await runNext();
    expect(await submissionOf(id)).toMatchObject({ step: 'submit', problem: 'unreachable' });
    await runNext();
    expect(amazon.certifications.get(amazonId)).toHaveLength(1);
    expect((await read(id)).state).toBe('certification');
  });

  it('is no longer sent once staff have taken it back', async () => {
    const id = await approved();
    await setAmazonId(id);
    await send(id);
    await run();
    await move('request_changes', { id, reason: 'Another icon, please.' });
    await runNext();
    expect(await submissionOf(id)).toMatchObject({ step: 'failed', problem: 'moved' });
    expect((await read(id)).state).toBe('changes_requested');
  });
});

describe('faults of Amazon', () => {
  it('an expired token is replaced', async () => {
    const current = sender();
    const first = await approved();
    await send(first);
    await current?.sendDue();
    const other = await approved();
    amazon.token = 'Atza|ended early';
    amazon.service.requests.length = 0;
    await send(other);
    await current?.sendDue();
    expect(amazon.calls().slice(0, 3)).toEqual(['GET /v1/vendors', 'POST /auth/o2/token', 'GET /v1/vendors']);
    expect(await submissionOf(other)).toMatchObject({ step: 'import' });
  });

  it('credentials that Amazon refuses end it, and are in no message', async () => {
    const id = await approved();
    amazon.areTokensRefused = true;
    await send(id);
    await run();
    const submission = await submissionOf(id);
    expect(submission).toMatchObject({ step: 'failed', problem: 'credentials' });
    for (const secret of Object.values(smapiCredentials))
      expect(JSON.stringify(submission)).not.toContain(secret);
  });
});

describe('the certification', () => {
  it('makes the skill live', async () => {
    const { id, amazonId } = await certifying();
    await runNext();
    expect((await read(id)).state).toBe('certification');
    verdict(amazonId, 'SUCCEEDED');
    await runNext();
    expect(await read(id)).toMatchObject({ state: 'active', live: { document: { name: 'Quiet Hill' } } });
    expect(await submissionOf(id)).toMatchObject({ step: 'done', problem: null });
    const [audited] = await test.db
      .selectFrom('audit_trail')
      .select(['action', 'actor_kind'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(audited).toEqual({ action: 'skill.moved', actor_kind: 'system' });
  });

  it('rejects the skill with the reasons that Amazon gives', async () => {
    const { id, amazonId } = await certifying();
    verdict(amazonId, 'FAILED', ['en-GB: The invocation name contains a digit.']);
    await runNext();
    expect(await read(id)).toMatchObject({
      state: 'rejected',
      comments: [{ field: 'invocationName', locale: 'en-GB' }],
    });
  });

  it.each([
    ['FAILED', 'rejected'],
    ['CANCELLED', 'cancelled'],
  ] as const)('waits for staff if it is %s without a reason', async (status, problem) => {
    const { id, amazonId } = await certifying();
    verdict(amazonId, status);
    await runNext();
    expect(await submissionOf(id)).toMatchObject({ step: 'failed', problem });
    expect((await read(id)).state).toBe('certification');
    await move('reject', { id, reason: 'The first phrase needs the wake word.' });
    expect((await read(id)).state).toBe('rejected');
  });
});

it('is only for approved skills', async () => {
  const { skill } = await createReady();
  expect((await send(skill.id)).status).toBe(409);
  expect(await submissionOf(skill.id)).toBeNull();
});

it('waits as long as Amazon wants, and gives up in the end', async () => {
  const id = await approved();
  const busy = { status: 429, body: { message: 'Slow down.' }, headers: { 'retry-after': '300' } };
  amazon.service.faults.push(busy);
  await send(id);
  await run();
  const inMs = Date.parse((await submissionOf(id))?.nextTryAt ?? '') - test.clock.now().getTime();
  expect(inMs).toBe(300_000);
  expect(await submissionOf(id)).toMatchObject({ step: 'upload', problem: 'busy', tries: 1 });
  for (let tries = 2; tries <= 8; tries += 1) {
    amazon.service.faults.push({ status: 503, body: '' });
    await runNext();
  }
  expect(await submissionOf(id)).toMatchObject({ step: 'failed', problem: 'busy', nextTryAt: null });
});
