import type {
  SongOutput,
  SongOutputDraft,
  SongOutputList,
  SongOutputLog,
  SongOutputResult,
} from '@unmuted/api/contract';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { type PosterDeps, startPosting } from '#/modules/stations/outputs/queue/poster.ts';
import { queueOutputs } from '#/modules/stations/outputs/queue/queue-outputs.ts';
import type { SongAnnouncement } from '#/modules/stations/songs/announcement.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import { type CallOptions, createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';
import { blueskyAccount, startBluesky } from '#/testing/stand-ins/bluesky.ts';
import { discordUrl, startDiscord } from '#/testing/stand-ins/discord.ts';
import { mastodonToken, startMastodon } from '#/testing/stand-ins/mastodon.ts';
import { startService } from '#/testing/stand-ins/service-stand-in.ts';
import { slackUrl, startSlack } from '#/testing/stand-ins/slack.ts';
import { startTelegram, telegramChat, telegramToken } from '#/testing/stand-ins/telegram.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

export type OutputTest = Awaited<ReturnType<typeof startOutputTest>>;

/** A server whose outputs reach stand-ins of all services. */
export async function startOutputTest() {
  const started: { test?: TestApp } = {};
  const now = () => (started.test?.clock ?? new TestClock()).now();
  const [discord, slack, telegram, mastodon, bluesky, hook] = await Promise.all([
    startDiscord({ now }),
    startSlack({ now }),
    startTelegram({ now }),
    startMastodon({ now }),
    startBluesky({ now }),
    startService(() => ({ status: 202, body: {} })),
  ]);
  const services = { discord, slack, telegram, mastodon, bluesky, hook };
  const places = Object.values(services).map(({ place }) => place);
  const test = await createTestApp(
    {
      outputConnector: createConnector({ userAgent: 'Studio tests songs', allow: places }),
      outputOrigins: { discord: discord.origin, slack: slack.origin, telegram: telegram.origin },
      webhookPlainHosts: places,
    },
    { oneProcess: 'its services are of this process' },
  );
  started.test = test;
  const targets = {
    discord: { target: { kind: 'discord', threadId: null }, secret: discordUrl },
    slack: { target: { kind: 'slack' }, secret: slackUrl },
    telegram: { target: { kind: 'telegram', chatId: telegramChat, isSilent: false }, secret: telegramToken },
    mastodon: {
      target: { kind: 'mastodon', instance: mastodon.origin, visibility: 'unlisted' },
      secret: mastodonToken,
    },
    bluesky: {
      target: { kind: 'bluesky', handle: blueskyAccount.handle, server: bluesky.origin },
      secret: blueskyAccount.password,
    },
    webhook: { target: { kind: 'webhook', url: `${hook.origin}/in?key=1` }, secret: null },
  } as const satisfies Record<string, Pick<SongOutputDraft, 'target' | 'secret'>>;
  return {
    test,
    services,
    targets,
    ...outputCalls(test),
    draft: (kind: keyof typeof targets, fields: Partial<SongOutputDraft> = {}): SongOutputDraft => ({
      ...plainDraft,
      ...targets[kind],
      ...fields,
    }),
    async close() {
      await test.close();
      await Promise.all(Object.values(services).map((service) => service.close()));
    },
  };
}

const plainDraft = {
  name: 'Songs',
  template: '%title% - %artist%',
  everySongs: 1,
  minIntervalS: 0,
  isEnabled: true,
} as const;

const stationId = demoStationIds.aurora;
const path = `/api/control/nowplaying/${stationId}/outputs`;

/** Calls of the operations about Radio Aurora, songs, and rounds of posting. */
function outputCalls(test: TestApp) {
  /** Signs in for each call, because hours pass between calls. */
  async function call(to = '', { as = 'owner', ...options }: CallOptions = {}) {
    const { path: signIn, json: credentials } = credentialsOf(as);
    const { token } = (await (await test.call(signIn, { json: credentials })).json()) as { token: string };
    return test.call(`${path}${to}`, { token, ...options });
  }
  async function json<Body>(response: Promise<Response>): Promise<Body> {
    const answer = await response;
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  }
  const change = (id: string, version: number, body: object) =>
    call(`/${id}`, { method: 'PUT', json: body, headers: { 'if-match': String(version) } });
  const list = async () => (await json<SongOutputList>(call())).items;
  let songs = 0;
  return {
    call,
    list,
    change,
    create: (draft: SongOutputDraft) => json<SongOutput>(call('', { json: draft })),
    update: (id: string, version: number, body: object) => json<SongOutput>(change(id, version, body)),
    async read(id: string): Promise<SongOutput> {
      const found = (await list()).find((output) => output.id === id);
      if (!found) throw new Error('The output was deleted.');
      return found;
    },
    send: (id: string) => json<SongOutputResult>(call(`/${id}/test`, { method: 'POST' })),
    log: async (id: string) => (await json<SongOutputLog>(call(`/${id}/log`))).items,
    /** Begins a song, or something else, on the station. */
    announce(title: string | null, more: Partial<SongAnnouncement> = {}) {
      songs += 1;
      return test.db.transaction().execute((tx) =>
        queueOutputs(tx, {
          stationId,
          songId: `song-${songs}`,
          kind: 'song',
          artist: 'Orla Finch',
          title,
          album: 'Harbour Lights',
          startedAt: test.clock.now(),
          ...more,
        }),
      );
    },
    /** One round of a server: posts what is due, and waits for it. */
    post: (overrides: Partial<PosterDeps> = {}) => postOnce(test, overrides),
  };
}

async function postOnce(test: TestApp, overrides: Partial<PosterDeps>): Promise<unknown[]> {
  const errors: unknown[] = [];
  const planned: (() => void)[] = [];
  const stop = startPosting({
    ...test.deps,
    db: test.db,
    clock: {
      now: () => test.clock.now(),
      after(_ms, task) {
        planned.push(task);
        return () => {};
      },
    },
    onError: (error) => errors.push(error),
    ...overrides,
  });
  planned[0]?.();
  await stop();
  return errors;
}
