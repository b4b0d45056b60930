import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OutputTest, startOutputTest } from '#/testing/outputs/output-calls.ts';
import { blueskyAccount } from '#/testing/stand-ins/bluesky.ts';
import { discordHook, discordUrl } from '#/testing/stand-ins/discord.ts';
import { mastodonToken } from '#/testing/stand-ins/mastodon.ts';
import { slackUrl } from '#/testing/stand-ins/slack.ts';
import { telegramToken } from '#/testing/stand-ins/telegram.ts';

let outputs: OutputTest;
beforeEach(async () => {
  outputs = await startOutputTest();
});
afterEach(() => outputs.close());

const kinds = ['discord', 'slack', 'telegram', 'mastodon', 'bluesky', 'webhook'] as const;
type Kind = (typeof kinds)[number];
type Service = keyof OutputTest['services'];
const serviceOf = (kind: Kind): Service => (kind === 'webhook' ? 'hook' : kind);

function messages(kind: Exclude<Kind, 'webhook'>): readonly string[] {
  const { services } = outputs;
  return kind === 'bluesky' ? services.bluesky.records.map(({ text }) => text) : services[kind].messages;
}

/** Posts one song and returns the output with its result. */
async function postSong(id: string, title = 'A Quiet Engine', artist = 'Orla Finch') {
  await outputs.announce(title, { artist });
  expect(await outputs.post()).toEqual([]);
  return outputs.read(id);
}

const waitS = async (output: { nextAt: string | null }) =>
  output.nextAt === null ? 0 : (Date.parse(output.nextAt) - outputs.test.clock.now().getTime()) / 1_000;

describe('a song', () => {
  it.each(kinds)('is posted to %s by its rules', async (kind) => {
    const { id } = await outputs.create(outputs.draft(kind));
    const after = await postSong(id, '*Loud* <b>_Engine_</b> & @everyone');
    expect(after).toMatchObject({ state: 'ok', reason: null, songsSince: 0, pendingSong: null });
    expect(after.lastResult).toMatchObject({ error: null, status: kind === 'webhook' ? 202 : 200 });
    expect(outputs.services[serviceOf(kind)].requests.length).toBe(kind === 'bluesky' ? 2 : 1);
  });

  it.each(['discord', 'slack', 'telegram', 'mastodon', 'bluesky'] as const)(
    'of any length is accepted by %s',
    async (kind) => {
      const { id } = await outputs.create(outputs.draft(kind));
      const after = await postSong(id, '👩‍🚀<&*'.repeat(1_500), 'Ü'.repeat(900));
      expect(after.lastResult).toMatchObject({ error: null, status: 200 });
      expect(messages(kind)).toHaveLength(1);
    },
  );

  it('mentions nobody on Discord, and makes no sound on Telegram if wanted', async () => {
    await outputs.create(outputs.draft('discord'));
    const target = { ...outputs.targets.telegram.target, isSilent: true };
    await outputs.create(outputs.draft('telegram', { target, template: '<b>%title%</b>' }));
    await outputs.announce('R&B @everyone');
    await outputs.post();
    expect(outputs.services.discord.requests[0]?.json).toMatchObject({ allowed_mentions: { parse: [] } });
    expect(outputs.services.telegram.requests[0]?.json).toMatchObject({
      text: '<b>R&amp;B @everyone</b>',
      disable_notification: true,
    });
    expect(outputs.services.telegram.messages).toEqual(['R&B @everyone']);
  });

  it('reaches a webhook with its fields and the token', async () => {
    await outputs.create(outputs.draft('webhook', { secret: 'token-of-the-receiver' }));
    await outputs.announce('A Quiet Engine');
    await outputs.post();
    const [request] = outputs.services.hook.requests;
    expect(request?.headers.authorization).toBe('Bearer token-of-the-receiver');
    expect(request?.json).toMatchObject({
      type: 'song.started',
      text: 'A Quiet Engine - Orla Finch',
      song: { title: 'A Quiet Engine', artist: 'Orla Finch', album: 'Harbour Lights' },
      station: { name: 'Radio Aurora' },
    });
  });

  it('has links and tags of the template on Bluesky, at offsets in bytes', async () => {
    const template = '♪ %title% #nowplaying https://radio-aurora.example.';
    await outputs.create(outputs.draft('bluesky', { template }));
    await outputs.announce('Ünder #1');
    await outputs.post();
    const [record] = outputs.services.bluesky.records;
    const bytes = Buffer.from(record?.text ?? '');
    const found = record?.facets?.map((facet) => {
      const { index } = facet as { index: { byteStart: number; byteEnd: number } };
      return bytes.subarray(index.byteStart, index.byteEnd).toString();
    });
    expect(found).toEqual(['#nowplaying', 'https://radio-aurora.example']);
  });

  it('is posted once on Mastodon, even if the first reply is lost', async () => {
    const { id } = await outputs.create(outputs.draft('mastodon'));
    await outputs.announce('A Quiet Engine');
    await outputs.post();
    // The result is lost with its server: another one repeats the try.
    const pending = JSON.stringify({
      songId: 'song-1',
      title: 'A Quiet Engine',
      artist: 'Orla Finch',
      album: null,
      startedAt: outputs.test.clock.now().toISOString(),
    });
    await outputs.test.db.updateTable('song_outputs').set({ pending }).where('id', '=', id).execute();
    await outputs.post();
    expect(outputs.services.mastodon.requests).toHaveLength(2);
    expect(outputs.services.mastodon.messages).toHaveLength(1);
  });
});

describe('a limit of a service', () => {
  it.each([
    ['discord', 5, 2],
    ['slack', 3, 3],
    ['telegram', 20, 60],
  ] as const)('of %s is kept as long as it asks', async (kind, allowed, resetS) => {
    const { id } = await outputs.create(outputs.draft(kind));
    for (let count = 0; count < allowed; count += 1) await postSong(id, `Song ${count}`);
    const limited = await postSong(id, 'One too many');
    expect(limited).toMatchObject({ state: 'failing', reason: 'rate_limited', refusals: 0 });
    expect(limited.pendingSong).toMatchObject({ title: 'One too many' });
    expect(await waitS(limited)).toBe(Math.max(15, resetS));
    outputs.test.clock.advance({ seconds: Math.max(15, resetS) });
    await outputs.post();
    expect(await outputs.read(id)).toMatchObject({ state: 'ok', pendingSong: null });
    expect(messages(kind).at(-1)).toContain('One too many');
  });

  it('of Mastodon and Bluesky ends at the time that they name', async () => {
    const { now } = outputs.test.clock;
    const reset = new Date(now.call(outputs.test.clock).getTime() + 120_000);
    const { id } = await outputs.create(outputs.draft('mastodon'));
    outputs.services.mastodon.faults.push({
      status: 429,
      body: { error: 'Too many requests' },
      headers: { 'x-ratelimit-reset': reset.toISOString() },
    });
    const other = await outputs.create(outputs.draft('bluesky'));
    outputs.services.bluesky.faults.push({
      status: 429,
      body: { error: 'RateLimitExceeded', message: 'Rate Limit Exceeded' },
      headers: { 'ratelimit-reset': String(reset.getTime() / 1_000) },
    });
    await postSong(id);
    for (const output of [await outputs.read(id), await outputs.read(other.id)]) {
      expect(output).toMatchObject({ reason: 'rate_limited', nextAt: reset.toISOString() });
    }
  });
});

describe('a refusal', () => {
  const refusals: readonly [string, Kind, (test: OutputTest) => void, object][] = [
    [
      'a deleted webhook',
      'discord',
      ({ services }) => services.discord.remove(),
      { error: 'not_found', status: 404, detail: 'Unknown Webhook' },
    ],
    [
      'an archived channel',
      'slack',
      ({ services }) => services.slack.archive(),
      { error: 'not_found', status: 410, detail: 'channel_is_archived' },
    ],
    [
      'a removed bot',
      'telegram',
      ({ services }) => services.telegram.kick(),
      { error: 'forbidden', status: 403, detail: 'Forbidden: bot was kicked from the channel chat' },
    ],
    [
      'a revoked token',
      'mastodon',
      ({ services }) => services.mastodon.revoke(),
      { error: 'unauthorized', status: 401, detail: 'The access token was revoked' },
    ],
    [
      'a deleted app password',
      'bluesky',
      ({ services }) => services.bluesky.revoke(),
      {
        error: 'unauthorized',
        status: 401,
        detail: 'AuthenticationRequired: Invalid identifier or password',
      },
    ],
    [
      'a receiver that wants a token',
      'webhook',
      ({ services }) => services.hook.faults.push({ status: 401, body: 'no token' }),
      { error: 'unauthorized', status: 401, detail: null },
    ],
  ];
  it.each(refusals)(
    'by %s is shown with its reason, and not repeated',
    async (_name, kind, refuse, expected) => {
      const { id } = await outputs.create(outputs.draft(kind));
      refuse(outputs);
      const after = await postSong(id);
      expect(after).toMatchObject({ state: 'failing', refusals: 1, pendingSong: null });
      expect(after.lastResult).toMatchObject({ ...expected, retryAt: null });
      const { length } = outputs.services[serviceOf(kind)].requests;
      outputs.test.clock.advance({ minutes: 2 });
      await outputs.post();
      expect(outputs.services[serviceOf(kind)].requests).toHaveLength(length);
    },
  );

  it('of a text is not a refusal of the output', async () => {
    const { id } = await outputs.create(outputs.draft('discord'));
    outputs.services.discord.faults.push({
      status: 400,
      body: { message: 'Invalid Form Body', code: 50_035 },
    });
    expect(await postSong(id)).toMatchObject({ state: 'failing', reason: 'rejected', refusals: 0 });
  });

  it('contains no secret, even if the service repeats it', async () => {
    const { id } = await outputs.create(outputs.draft('discord'));
    const message = `Unknown ${discordHook.token}\nof this channel`;
    outputs.services.discord.faults.push({ status: 404, body: { message } });
    expect((await postSong(id)).lastResult?.detail).toBe('Unknown ••• of this channel');
  });
});

describe('a session of Bluesky', () => {
  it('is kept, and renewed when it has expired', async () => {
    const { id } = await outputs.create(outputs.draft('bluesky'));
    const signIns = () =>
      outputs.services.bluesky.requests.filter(({ url }) => url.pathname.endsWith('createSession')).length;
    await postSong(id, 'One');
    await postSong(id, 'Two');
    expect(signIns()).toBe(1);
    outputs.services.bluesky.expire();
    await postSong(id, 'Three');
    expect([signIns(), messages('bluesky').length]).toEqual([2, 3]);
  });
});

it('keeps no session of Bluesky if the output is edited during the post', async () => {
  const { id } = await outputs.create(outputs.draft('bluesky'));
  await outputs.announce('A Quiet Engine');
  const { outputConnector } = outputs.test.deps;
  let version = 0;
  await outputs.post({
    outputConnector: {
      async ask(question) {
        const answer = await outputConnector.ask(question);
        if (version === 0) ({ version } = await outputs.update(id, version, outputs.draft('bluesky')));
        return answer;
      },
    },
  });
  const row = await outputs.test.db.selectFrom('song_outputs').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ session: null, state: 'pending', version: 1 });
  expect(await outputs.log(id)).toMatchObject([{ error: null }]);
});

it('follows a Telegram group that becomes a supergroup', async () => {
  const target = { kind: 'telegram', chatId: '-4001', isSilent: false } as const;
  const { id } = await outputs.create(outputs.draft('telegram', { target }));
  outputs.services.telegram.migrate('-4001', -1_001_234);
  await postSong(id, 'One');
  expect((await outputs.read(id)).target).toMatchObject({ chatId: '-1001234' });
  const after = await postSong(id, 'Two');
  expect(after).toMatchObject({ state: 'ok' });
});

it.each([
  ['hang', { error: 'bad_reply', status: null }],
  [
    { status: 200, body: '<html>Sign in to the Wi-Fi</html>' },
    { error: 'bad_reply', status: 200 },
  ],
  [
    { status: 503, body: 'upstream' },
    { error: 'service_error', status: 503 },
  ],
] as const)('reports a reply that is not of the service: %j', async (fault, expected) => {
  const { id } = await outputs.create(outputs.draft('slack'));
  outputs.services.slack.faults.push(fault);
  expect((await postSong(id)).lastResult).toMatchObject(expected);
});

it('writes no secret to the log of the server', async () => {
  for (const kind of kinds) await outputs.create(outputs.draft(kind));
  await outputs.announce('A Quiet Engine');
  await outputs.post();
  const secrets = [discordUrl, slackUrl, telegramToken, mastodonToken, blueskyAccount.password, 'jwt-1'];
  const logs = outputs.test.logs.join('\n');
  expect(secrets.filter((secret) => logs.includes(secret))).toEqual([]);
});
