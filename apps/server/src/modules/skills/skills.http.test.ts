import { randomUUID } from 'node:crypto';
import type { Skill, SkillNearNames, StaffSkill, StaffSkillList } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSkillIds } from '#/composition/seed/demo-skills.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { accountIdOf } from '#/testing/examples/plan-preparations.ts';
import { skillCalls, skillPath } from '#/testing/skills/skill-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { read, save, move, submit, createReady, uploadIcon, setAmazonId, versioned } = skillCalls(() => test);

const problemOf = async (response: Promise<Response> | Response) =>
  (await (await response).json()) as { readonly code: string; readonly errors?: readonly object[] };
const stateOf = async (id: string) => (await read(id)).state;

describe('a draft', () => {
  it('is saved with its icon, and counts up its version', async () => {
    const before = await read();
    const icon = await uploadIcon();
    const saved = (await (await save({ icon, hasAds: true })).json()) as Skill;
    expect(saved).toMatchObject({
      version: before.version + 1,
      draft: { icon, hasAds: true },
      state: 'draft',
    });
    expect(saved.facts.source).toMatchObject({ name: 'Harbour Sessions' });
  });

  it('is not saved over a change of somebody else', async () => {
    const { draft, version } = await read();
    await save({ hasAds: false });
    const response = await test.call(skillPath, {
      as: 'owner',
      method: 'PUT',
      json: { ...draft, hasAds: true },
      headers: { 'if-match': String(version) },
    });
    expect(response.status).toBe(412);
    expect((await read()).draft.hasAds).toBe(false);
  });

  it('takes only stations and icons of its own account', async () => {
    const { sources } = (await (
      await test.call(`/api/control/alexa/${demoSkillIds.live}`, { as: 'owner' })
    ).json()) as Skill;
    expect(sources.map(({ name }) => name)).toContain('Radio Aurora');
    const foreign = await uploadIcon('second', 600);
    expect(await problemOf(save({ icon: foreign }))).toMatchObject({
      code: 'skill.file_unknown',
      errors: [{ pointer: '/icon' }],
    });
  });

  it('keeps the invocation names of what is live', async () => {
    const { draft } = await read(demoSkillIds.live);
    const [first, ...others] = draft.voices;
    const renamed = { voices: [{ ...first, invocationName: 'ocean talk' }, ...others] } as Partial<
      Skill['draft']
    >;
    expect(await problemOf(save(renamed, { id: demoSkillIds.live }))).toMatchObject({
      code: 'skill.name_frozen',
      errors: [{ pointer: '/voices/0/invocationName' }],
    });
    expect((await save({ voices: others }, { id: demoSkillIds.live })).status).toBe(200);
    expect((await save({ voices: draft.voices }, { id: demoSkillIds.live })).status).toBe(200);
  });
});

it('belongs to its account: other customers and their calls get 404', async () => {
  const json = { document: (await read()).draft, locale: 'en-GB', act: 'open', utterance: '' };
  for (const [path, call] of [
    ['', {}],
    ['/stats', {}],
    ['/simulate', { json }],
    ['/lint', { json: json.document }],
    ['/checks/stream', { json: {} }],
    ['/withdraw', { json: {} }],
  ] as const) {
    expect((await test.call(`${skillPath}${path}`, { as: 'second', ...call })).status, path).toBe(404);
  }
});

describe('the life of a skill', () => {
  it('goes from the draft over review and certification to live, with a step for each', async () => {
    const { skill } = await createReady();
    const { id } = skill;
    test.clock.advance({ minutes: 1 });
    expect((await submit(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'in_review', sent: { document: { name: 'Quiet Hill' } } });
    for (const name of ['approve', 'send'] as const) {
      test.clock.advance({ minutes: 1 });
      expect((await move(name, { id })).status, name).toBe(200);
    }
    test.clock.advance({ minutes: 1 });
    expect(await problemOf(move('certify', { id }))).toMatchObject({ code: 'skill.id_required' });
    await setAmazonId(id);
    expect((await move('certify', { id })).status).toBe(200);
    const live = await read(id);
    expect(live).toMatchObject({ state: 'active', live: { document: { name: 'Quiet Hill' } } });
    expect(live.history.map(({ state, byStaff }) => [state, byStaff])).toEqual([
      ['active', true],
      ['certification', true],
      ['processing', true],
      ['in_review', false],
      ['draft', true],
    ]);
    // The names of staff stay among staff.
    expect(live.history.filter(({ byStaff }) => byStaff).every(({ by }) => by === null)).toBe(true);
    expect(test.mails.some(({ mail }) => mail.kind === 'skill_live' && mail.skill === 'Quiet Hill')).toBe(
      true,
    );
  });

  it('an update in review leaves what is live, and withdrawing it makes it live again', async () => {
    const { id, live } = await read(demoSkillIds.live);
    const icon = await uploadIcon();
    await save({ icon }, { id });
    expect((await submit(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'in_review', live });
    const withdrawn = await test.call(`/api/control/alexa/${id}/withdraw`, { as: 'owner', json: {} });
    expect(((await withdrawn.json()) as Skill).state).toBe('active');
  });

  it('a rejection needs a reason, marks fields, and ends with the next submission', async () => {
    const { skill } = await createReady();
    const { id } = skill;
    await submit(id);
    await move('approve', { id });
    await move('send', { id });
    expect(await problemOf(move('reject', { id }))).toMatchObject({
      code: 'skill.reason_required',
      errors: [{ pointer: '/reason', code: 'required' }],
    });
    const comments = [{ field: 'summary', locale: 'en-GB', text: 'Too general.' }];
    await move('reject', { id, reason: 'The summary is too general.', comments });
    expect(await read(id)).toMatchObject({
      state: 'rejected',
      reason: 'The summary is too general.',
      comments,
    });
    expect((await submit(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'in_review', reason: '', comments: [] });
  });

  it('a suspension ends where it began', async () => {
    const { skill } = await createReady();
    const { id } = skill;
    await submit(id);
    await move('suspend', { id, reason: 'Invoice 4711' });
    expect(await read(id)).toMatchObject({ state: 'suspended', reason: 'Invoice 4711' });
    await move('resume', { id });
    expect(await read(id)).toMatchObject({ state: 'in_review', reason: '' });
  });

  it('an incomplete skill is not sent', async () => {
    await save({ icon: null });
    expect(await problemOf(submit(demoSkillIds.draft))).toMatchObject({ code: 'skill.not_ready' });
    expect(await stateOf(demoSkillIds.draft)).toBe('draft');
  });

  it('customers make no moves of staff', async () => {
    const { skill } = await createReady();
    await submit(skill.id);
    const response = await test.call(`/api/admin/alexa/${skill.id}/transition`, {
      as: 'owner',
      json: { move: 'approve', reason: '', comments: [] },
      headers: await versioned(skill.id),
    });
    expect(response.status).toBe(403);
    expect(await stateOf(skill.id)).toBe('in_review');
  });

  it('each move is in the audit log', async () => {
    const { skill } = await createReady();
    await submit(skill.id);
    const audited = await test.db
      .selectFrom('audit_trail')
      .select(['action', 'before', 'after'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(audited).toMatchObject({
      action: 'skill.moved',
      before: { state: 'draft' },
      after: { state: 'in_review' },
    });
  });
});

describe('names that sound alike', () => {
  const near = async (as: 'owner' | 'second' | 'admin', name: string) => {
    const path =
      as === 'admin' ? `/api/admin/alexa/similar?locale=en-GB&name=${encodeURIComponent(name)}` : undefined;
    if (path) return ((await (await test.call(path, { as })).json()) as SkillNearNames).near;
    const { draft } = await read();
    const json = { ...draft, voices: draft.voices.map((voice) => ({ ...voice, invocationName: name })) };
    return ((await (await test.call(`${skillPath}/lint`, { as, json })).json()) as SkillNearNames).near;
  };

  it('are found among skills and well-known stations', async () => {
    const [first] = await near('owner', 'atlantik talk');
    expect(first).toMatchObject({ name: 'atlantic talk', kind: 'skill', locale: 'en-GB' });
    expect(first?.score).toBeGreaterThan(0.9);
    expect((await near('owner', 'capitol f. m.')).some(({ kind }) => kind === 'station')).toBe(true);
  });

  it('do not tell customers about the drafts of others', async () => {
    const accountId = await accountIdOf(test, 'second@studio.test');
    const json = { accountId, name: 'Purple Lagoon', source: null, locales: ['en-GB'] };
    await test.call('/api/admin/alexa', { as: 'admin', json });
    const names = async (as: 'owner' | 'admin') => (await near(as, 'purple lagoon')).map(({ name }) => name);
    expect(await names('admin')).toContain('purple lagoon');
    expect(await names('owner')).not.toContain('purple lagoon');
  });
});

describe('the list of staff', () => {
  const list = async (query = '') =>
    (await (await test.call(`/api/admin/alexa?${query}`, { as: 'admin' })).json()) as StaffSkillList;

  it('has what waits for staff first, counts of states, and filters', async () => {
    const { skill } = await createReady();
    await submit(skill.id);
    const all = await list();
    expect(all.items[0]?.state).toBe('in_review');
    expect(all.counts.in_review).toBe(all.items.filter(({ state }) => state === 'in_review').length);
    const rejected = await list('state=rejected');
    expect(rejected.items.map(({ id }) => id)).toContain(demoSkillIds.rejected);
    expect(rejected.items.every(({ state }) => state === 'rejected')).toBe(true);
  });

  it('finds by customer, and by names that only sound alike', async () => {
    expect((await list('search=aurora media')).total).toBeGreaterThan(0);
    expect((await list('search=atlantik tork')).items.map(({ id }) => id)).toContain(demoSkillIds.live);
    expect((await list('search=100%25')).items).toEqual([]);
  });
});

it('the id at Amazon belongs to one skill', async () => {
  const { skill } = await createReady();
  const amazonId = await setAmazonId(skill.id);
  const other = await createReady();
  const response = await test.call(`/api/admin/alexa/${other.skill.id}`, {
    as: 'admin',
    method: 'PUT',
    json: { amazonId, vendorId: '', endpoint: '', forcedUrl: '' },
    headers: await versioned(other.skill.id),
  });
  expect(await problemOf(response)).toMatchObject({
    code: 'request.invalid',
    errors: [{ pointer: '/amazonId', code: 'duplicate' }],
  });
});

it('the id at Amazon that two skills get at the same time is given to one of them', async () => {
  const [{ skill: one }, { skill: other }] = [await createReady(), await createReady()];
  const amazonId = `amzn1.ask.skill.${randomUUID()}`;
  const headers = await versioned(other.id);
  const saving = await test.db.transaction().execute(async (tx) => {
    await tx.updateTable('alexa_skills').set({ amazon_id: amazonId }).where('id', '=', one.id).execute();
    const json = { amazonId, vendorId: '', endpoint: '', forcedUrl: '' };
    const call = test.call(`/api/admin/alexa/${other.id}`, { as: 'admin', method: 'PUT', json, headers });
    const waiting = async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(test.db);
      return rows.length;
    };
    await expect.poll(waiting).toBeGreaterThan(0);
    return { call };
  });
  expect(await problemOf(saving.call)).toMatchObject({
    code: 'request.invalid',
    errors: [{ pointer: '/amazonId', code: 'duplicate' }],
  });
});

it('a deleted skill is gone with the rights to it', async () => {
  const { skill } = await createReady();
  const path = `/api/admin/alexa/${skill.id}`;
  expect((await test.call(path, { as: 'admin', method: 'DELETE' })).status).toBe(409);
  expect((await test.call(path, { as: 'superadmin', method: 'DELETE' })).status).toBe(204);
  expect((await test.call(`/api/control/alexa/${skill.id}`, { as: 'owner' })).status).toBe(404);
  const staff = (await (await test.call(path, { as: 'admin' })).json()) as StaffSkill | { code: string };
  expect(staff).toMatchObject({ code: 'resource.not_found' });
});
