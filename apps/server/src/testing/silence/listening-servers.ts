import type { SilenceSettings } from '@unmuted/api/contract';
import type { Ear } from '#/modules/silence/hearing/ear.ts';
import { type Level, silenceDb } from '#/modules/silence/hearing/levels.ts';
import type { HeardAgain } from '#/modules/silence/listening/hear-again.ts';
import type { Reception, ReceptionListener } from '#/modules/silence/listening/reception.ts';
import { defaultSettings } from '#/modules/silence/settings/default-settings.ts';
import { createWatcher, type WatcherDeps } from '#/modules/silence/watching/watcher.ts';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';
import type { TestApp } from '#/testing/app/test-app.ts';

/** One second of both channels at a level. */
export const levelOf = (db: number, right = db): Level => ({
  rms: [db, right],
  peak: [Math.min(0, db + 3), Math.min(0, right + 3)].map((peak) => Math.max(silenceDb, peak)),
  shortTerm: db,
  correlation: 0.9,
  clipped: 0,
  clippedRuns: 0,
});
export const loud = levelOf(-16);
export const quiet = levelOf(-70);
export const zeros: Level = { ...levelOf(silenceDb), peak: [silenceDb, silenceDb], correlation: null };

const ear: Ear = {
  open: () => ({ push: () => {}, close: () => {} }),
  capabilities: () => ({ mp3: 'full', opus: 'full', aac: 'base', vorbis: 'full', flac: 'full' }),
  usage: () => ({ cpuMs: 0, memoryBytes: 50_000_000 }),
  stop: () => {},
};

interface Connection {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly listener: ReceptionListener;
}

/** What a stream sends: a level each second, the bytes of it, or a failure. */
export type Sends = Level | Reception | null;

/** Servers that listen to streams of the test, by its clock. */
export function createListeningServers(test: TestApp) {
  const clock = new ManualClock();
  const connections = new Set<Connection>();
  const errors: unknown[] = [];
  const published: string[] = [];
  const again: { heard: HeardAgain; asked: number } = { heard: null, asked: 0 };
  const watchers: ReturnType<typeof createWatcher>[] = [];
  const piece = { bytes: Buffer.alloc(0) };

  function createServer(overrides: Partial<WatcherDeps> = {}) {
    const watcher = createWatcher({
      db: test.db,
      bus: { publish: (topics) => void published.push(...topics) },
      clock,
      storage: test.deps.storage,
      secrets: test.deps.secrets,
      stationConnector: { ask: notAsked, follow: notAsked },
      streamUrlOf: (mount) => `https://streams.example${mount}`,
      silenceCapacity: 10,
      ear,
      listen(_deps, url, listener, { headers } = {}) {
        const connection = { url, headers, listener };
        connections.add(connection);
        return { stop: () => void connections.delete(connection) };
      },
      async hearAgain() {
        again.asked += 1;
        return again.heard;
      },
      onError: (error) => void errors.push(error),
      ...overrides,
    });
    watchers.push(watcher);
    return watcher;
  }

  function send(sends: Sends): void {
    for (const { listener } of [...connections]) {
      if (sends === null) continue;
      if ('kind' in sends) listener.onReception(sends);
      else {
        listener.onBytes?.(piece.bytes);
        listener.onLevels([sends]);
      }
    }
  }

  return {
    clock,
    connections,
    errors,
    published,
    again,
    piece,
    createServer,
    /** Seconds in which all streams send the same. */
    async pass(seconds: number, sends: Sends, servers = watchers): Promise<void> {
      for (let second = 0; second < seconds; second += 1) {
        clock.advance(1_000);
        send(sends);
        for (const watcher of servers) {
          await watcher.tick();
          await watcher.settled();
        }
      }
    },
    async begin(): Promise<void> {
      createServer();
      await this.pass(2, null);
      for (const { listener } of connections) listener.onReception({ kind: 'receiving', codec: 'mp3' });
      await this.pass(6, loud);
    },
    stop: async () => void (await Promise.all(watchers.map((watcher) => watcher.stop()))),
  };
}

async function notAsked(): Promise<never> {
  throw new Error('No stream is asked.');
}

/** Saves settings as the API does. */
export async function watchStation(
  test: TestApp,
  stationId: string,
  change: Partial<SilenceSettings> = {},
): Promise<void> {
  const settings = { ...defaultSettings, isEnabled: true, confirmations: 1, ...change };
  const values = { settings: JSON.stringify(settings) };
  await test.db
    .insertInto('silence_settings')
    .values({ station_id: stationId, ...values })
    .onConflict((conflict) =>
      conflict.column('station_id').doUpdateSet((eb) => ({
        ...values,
        version: eb('silence_settings.version', '+', 1),
      })),
    )
    .execute();
  await test.db
    .insertInto('silence_watches')
    .values({ station_id: stationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
