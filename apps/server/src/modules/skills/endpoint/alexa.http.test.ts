import { sign } from 'node:crypto';
import type { Skill, SkillAnswer, SkillStatistics } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSkillIds } from '#/composition/seed/demo-skills.ts';
import {
  chainUrl,
  leafKey,
  longLivedChain,
  longLivedRoot,
} from '#/modules/skills/endpoint/testing/signed-requests.ts';
import { bodyOf } from '#/modules/skills/endpoint/testing/skill-requests.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const id = demoSkillIds.live;
const path = `/cast-api/alexa/${id}`;
let applicationId = '';
let fetched = 0;
const connector = {
  ask: async ({ url }: { readonly url: string }) => {
    fetched += 1;
    return { status: 200, url, body: Buffer.from(longLivedChain()), headers: new Map() };
  },
} as unknown as Connector;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(
    { connector, alexaRoots: () => [longLivedRoot] },
    { oneProcess: 'it fetches the certificates of this process' },
  );
  const skill = (await (await test.call(`/api/control/alexa/${id}`, { as: 'owner' })).json()) as Skill;
  applicationId = skill.amazonId ?? '';
});
afterAll(() => test.close());

interface Asked {
  readonly version: '1.0';
  readonly response: {
    readonly outputSpeech?: { readonly text: string };
    readonly directives?: readonly { readonly type: string }[];
    readonly shouldEndSession?: boolean;
  };
}

const send = (to: string, init: RequestInit): Promise<Response> =>
  test.app.fetch(new Request(new URL(to, 'http://localhost'), init));

/** Sends a request as Alexa does: signed over its bytes. */
function ask(
  type: string,
  fields: Readonly<Record<string, unknown>> = {},
  { locale = 'en-GB', application = applicationId, headers = {} as Record<string, string>, to = path } = {},
): Promise<Response> {
  const body = bodyOf(type, { timestamp: test.clock.now().toISOString(), ...fields }, locale);
  const system = { ...body.context.System, application: { applicationId: application } };
  const bytes = Buffer.from(JSON.stringify({ ...body, context: { ...body.context, System: system } }));
  return send(to, {
    method: 'POST',
    body: bytes,
    headers: {
      'content-type': 'application/json;charset=utf-8',
      'signature-256': sign('RSA-SHA256', bytes, leafKey).toString('base64'),
      signaturecertchainurl: chainUrl,
      ...headers,
    },
  });
}
const answerOf = async (response: Promise<Response>) => (await (await response).json()) as Asked;
const intent = (name: string, options?: Parameters<typeof ask>[2]) =>
  ask('IntentRequest', { intent: { name } }, options);

describe('POST /alexa/{id}', () => {
  it('answers a whole dialogue, and counts it without anything about the listener', async () => {
    const opened = await ask('LaunchRequest');
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-type')).toContain('application/json');
    const launched = (await opened.json()) as Asked;
    const isPlaying = launched.response.directives?.[0]?.type === 'AudioPlayer.Play';
    expect(launched.response.outputSpeech?.text).toContain('Atlantic Talk');
    await answerOf(intent('WhatsPlayingIntent'));
    expect((await answerOf(intent('AMAZON.HelpIntent'))).response.shouldEndSession).toBe(false);
    expect((await answerOf(intent('AMAZON.NextIntent'))).response.directives).toBeUndefined();
    expect((await answerOf(intent('SomethingElse'))).response.shouldEndSession).toBe(false);
    expect((await answerOf(intent('AMAZON.PauseIntent', { locale: 'fr-FR' }))).response).toEqual({
      directives: [{ type: 'AudioPlayer.Stop' }],
      shouldEndSession: true,
    });
    const stopped = { token: `${id}:main:1`, offsetInMilliseconds: 1_800_000 };
    expect((await answerOf(ask('AudioPlayer.PlaybackStopped', stopped))).response).toEqual({});
    expect((await answerOf(ask('SessionEndedRequest', { reason: 'USER_INITIATED' }))).response).toEqual({});
    expect(fetched).toBe(1);
    const counted = await test.call(`/api/control/alexa/${id}/stats`, { as: 'owner' });
    expect((await counted.json()) as SkillStatistics).toMatchObject({
      sessions: expect.any(Number),
      plays: isPlaying ? 1 : 0,
      hours: 0.5,
      misses: 1,
      locales: expect.arrayContaining([expect.objectContaining({ locale: 'en-GB' })]),
    });
    const rows = await test.db.selectFrom('skill_days').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('amzn1');
  });

  it('counts no time below zero, for a stream that goes on after a stop of the day before', async () => {
    const started = { token: `${id}:main:1`, offsetInMilliseconds: 86_400_000 };
    expect((await ask('AudioPlayer.PlaybackStarted', started, { locale: 'en-US' })).status).toBe(200);
    const counted = await test.call(`/api/control/alexa/${id}/stats`, { as: 'owner' });
    expect(counted.status).toBe(200);
    const { locales } = (await counted.json()) as SkillStatistics;
    expect(locales.find(({ locale }) => locale === 'en-US')?.hours).toBe(0);
  });

  it('says what its owner wrote, at once after it was saved', async () => {
    const { draft, version } = (await (
      await test.call(`/api/control/alexa/${id}`, { as: 'owner' })
    ).json()) as Skill;
    const voices = draft.voices.map((voice) => ({ ...voice, help: 'Say play.' }));
    await test.call(`/api/control/alexa/${id}`, {
      as: 'owner',
      method: 'PUT',
      json: { ...draft, voices },
      headers: { 'if-match': String(version) },
    });
    test.clock.advance({ seconds: 3 });
    expect((await answerOf(intent('AMAZON.HelpIntent'))).response.outputSpeech?.text).toBe('Say play.');
  });

  it.each([
    ['a wrong signature', { headers: { 'signature-256': Buffer.alloc(256).toString('base64') } }],
    ['another skill’s application', { application: 'amzn1.ask.skill.other' }],
    [
      'a chain of another host',
      { headers: { signaturecertchainurl: 'https://evil.example/echo.api/a.pem' } },
    ],
  ])('refuses %s with 400', async (_name, options) => {
    expect((await ask('LaunchRequest', {}, options)).status).toBe(400);
  });

  it('refuses what anybody could send: no signature, an old request, another skill', async () => {
    const bare = await send(path, { method: 'POST', body: '{}' });
    expect(bare.status).toBe(400);
    const old = new Date(test.clock.now().getTime() - 151_000).toISOString();
    expect((await ask('LaunchRequest', { timestamp: old })).status).toBe(400);
    // Without an id at Amazon nobody can be sure who asks.
    const draft = `/cast-api/alexa/${demoSkillIds.draft}`;
    expect((await ask('LaunchRequest', {}, { to: draft })).status).toBe(404);
    expect((await ask('LaunchRequest', {}, { to: '/cast-api/alexa/nothing' })).status).toBe(404);
  });
});

describe('the simulator', () => {
  const simulate = async (act: string, utterance = '', change: Partial<Skill['draft']> = {}) => {
    const { draft } = (await (
      await test.call(`/api/control/alexa/${demoSkillIds.draft}`, { as: 'owner' })
    ).json()) as Skill;
    const json = { document: { ...draft, ...change }, locale: 'en-GB', act, utterance };
    const response = await test.call(`/api/control/alexa/${demoSkillIds.draft}/simulate`, {
      as: 'owner',
      json,
    });
    return (await response.json()) as SkillAnswer;
  };

  it('answers all requests that certification tries, with the texts on the screen', async () => {
    const { draft } = (await (
      await test.call(`/api/control/alexa/${demoSkillIds.draft}`, { as: 'owner' })
    ).json()) as Skill;
    const voices = draft.voices.map((voice) => ({ ...voice, help: 'Not saved yet.' }));
    expect(await simulate('help', '', { voices })).toMatchObject({ speech: 'Not saved yet.', isOpen: true });
    expect(await simulate('stop')).toMatchObject({ directive: 'stop', isOpen: false });
    expect(await simulate('open')).toMatchObject({ request: 'LaunchRequest' });
  });

  it.each([
    ['Alexa, open harbour sessions', 'LaunchRequest'],
    ['what’s playing?', 'WhatsPlayingIntent'],
    ['Stop!', 'AMAZON.StopIntent'],
    ['order a pizza', 'AMAZON.FallbackIntent'],
  ])('takes “%s” for %s', async (utterance, request) => {
    expect((await simulate('say', utterance)).request).toBe(request);
  });
});
