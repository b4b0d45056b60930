import { randomUUID } from 'node:crypto';
import { watcherSecretOf } from '#/engine/watcher.ts';
import type { Ear } from '#/modules/silence/hearing/ear.ts';
import { holdEar } from '#/modules/silence/hearing/shared-ear.ts';
import { createAllowance } from '#/modules/silence/watching/allowance.ts';
import { createBlindness } from '#/modules/silence/watching/blindness.ts';
import { removeChecker } from '#/modules/silence/watching/checkers.repository.ts';
import { addHarm, listRecentIncidents } from '#/modules/silence/watching/incidents.repository.ts';
import { saveLive, saveMinutes } from '#/modules/silence/watching/levels.repository.ts';
import { topicsOf } from '#/modules/silence/watching/record-incident.ts';
import { createCheckerReport } from '#/modules/silence/watching/report-checker.ts';
import {
  createStationSession,
  type SessionDeps,
  type StationSession,
} from '#/modules/silence/watching/station-session.ts';
import type { StreamPlace, WatchedStation } from '#/modules/silence/watching/watched-station.ts';
import {
  hasFreeWatches,
  type LeasedWatch,
  leaseWatches,
  readLastSongs,
  readWatched,
  releaseWatches,
  saveWatches,
  streamOf,
  type WatchedRow,
} from '#/modules/silence/watching/watches.repository.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import { startRepeatedWork } from '#/platform/jobs/repeated-work.ts';

export interface WatcherDeps extends Omit<SessionDeps, 'ear' | 'worker' | 'watcherSecret'> {
  readonly secrets: Pick<SecretBox, 'fingerprint'>;
  /** Streams that this server can listen to. */
  readonly silenceCapacity: number;
  /** Tests have their own. */
  readonly ear?: Ear;
}

const tickMs = 1_000;
const leaseMs = 20_000;
const renewTicks = 5;
const songTicks = 30;
/** Starts are spread, so that they do not decode the past of all streams at once. */
const startsPerTick = 8;
const flappingMs = 30 * 60_000;

/** Listens to stations. Every server takes part: leases divide the work. Returns its stop function. */
export function startWatching(deps: WatcherDeps): () => Promise<void> {
  if (deps.silenceCapacity === 0) return async () => {};
  const watcher = createWatcher(deps);
  const stop = startRepeatedWork({ ...deps, everyMs: tickMs, work: watcher.tick });
  return async () => {
    await stop();
    await watcher.stop().catch(deps.onError);
  };
}

export function createWatcher(deps: WatcherDeps) {
  const { db, bus, clock, onError, silenceCapacity: capacity } = deps;
  const worker = randomUUID();
  /** Null until there is something to listen to. */
  let ear: Ear | null = deps.ear ?? null;
  const sessionDeps = { ...deps, worker, watcherSecret: watcherSecretOf(deps.secrets) };
  const sessions = new Map<string, StationSession>();
  /** Leased, but not begun: their settings are still to be read. */
  const leased = new Map<string, LeasedWatch>();
  const blindness = createBlindness();
  const allowance = createAllowance(capacity);
  const report = createCheckerReport(db, () => ear, worker);
  let ticks = 0;
  let isBlind = false;

  const all = (): StationSession[] => [...sessions.values()];
  const lagS = (now: Date): number => {
    const lags = all().map((session) => session.lagS(now));
    return lags.sort((a, b) => a - b)[Math.floor(lags.length / 2)] ?? 0;
  };

  async function lease(now: Date): Promise<void> {
    const allowed = allowance.next(sessions.size, lagS(now));
    const excess = all().slice(allowed);
    for (const session of excess) await end(session);
    await releaseWatches(db, { worker, now, ids: excess.map(({ id }) => id) });
    const free = Math.min(startsPerTick, allowed - sessions.size - leased.size);
    if (free <= 0 || isBlind) return;
    const hearsCasts = deps.streamUrlOf('/') !== null;
    if (!ear && (await hasFreeWatches(db, { now, hearsCasts }))) ear = holdEar(deps);
    // It is still starting.
    if (!ear?.capabilities()) return;
    const until = new Date(now.getTime() + leaseMs);
    for (const watch of await leaseWatches(db, { worker, now, until, limit: free, hearsCasts }))
      leased.set(watch.id, watch);
  }

  /** Applies what has changed: settings, streams, and what is not to be listened to any more. */
  async function follow(now: Date): Promise<void> {
    const known = new Map(all().map((session) => [session.id, session.station().version]));
    if (known.size + leased.size === 0) return;
    const rows = await readWatched(db, { worker, now, known });
    const present = new Set(rows.map(({ id }) => id));
    // Taken over by another server, or removed.
    for (const session of all()) if (!present.has(session.id)) await end(session);
    const unwanted = rows.filter((row) => streamOf(row) === null).map(({ id }) => id);
    for (const id of unwanted) {
      const session = sessions.get(id);
      if (session) await end(session);
      leased.delete(id);
    }
    if (unwanted.length > 0) await releaseWatches(db, { worker, now, ids: unwanted });
    const begun = rows.filter((row) => leased.has(row.id) && !sessions.has(row.id));
    const recent = await listRecentIncidents(
      db,
      begun.map(({ id }) => id),
      new Date(now.getTime() - flappingMs),
    );
    for (const row of rows) {
      const station = stationOf(row, sessions.get(row.id)?.station());
      if (!station) continue;
      const session = sessions.get(row.id);
      const watch = leased.get(row.id);
      leased.delete(row.id);
      if (session) session.update(station);
      else if (watch && ear) {
        const own = recent.filter(({ stationId }) => stationId === row.id);
        sessions.set(
          row.id,
          createStationSession({ ...sessionDeps, ear }, { station, leased: watch, recent: own }),
        );
        bus.publish(topicsOf(row.id));
      }
    }
    for (const id of [...leased.keys()]) if (!present.has(id)) leased.delete(id);
  }

  async function end(session: StationSession): Promise<void> {
    sessions.delete(session.id);
    const minutes = await session.stop();
    await saveMinutes(
      db,
      worker,
      minutes.map((minute) => ({ ...minute, stationId: session.id })),
    ).catch(onError);
  }

  async function save(now: Date, isDue: boolean): Promise<void> {
    const states = all().flatMap((session) => session.toSave(now, isDue) ?? []);
    if (states.length === 0) return;
    let held: ReadonlySet<string> = new Set();
    try {
      held = await saveWatches(db, { worker, until: new Date(now.getTime() + leaseMs) }, states);
    } finally {
      for (const state of states) {
        const session = sessions.get(state.id);
        if (held.has(state.id)) session?.saved(state);
        else session?.unsaved(state);
      }
    }
    bus.publish(states.filter(({ isNew }) => isNew).flatMap(({ id }) => topicsOf(id)));
  }

  async function saveLevels(now: Date): Promise<void> {
    const minutes = all().flatMap((session) =>
      session.minutes(now).map((minute) => ({ ...minute, stationId: session.id })),
    );
    await saveMinutes(db, worker, minutes);
    const viewed = all().filter((session) => session.station().isViewed);
    const live = viewed.map((session) => ({ stationId: session.id, levels: session.liveLevels() }));
    await saveLive(db, { worker, at: now }, live);
    bus.publish(viewed.map(({ id }) => `levels:${id}`));
  }

  async function readSongs(): Promise<void> {
    const watched = all().filter((session) => session.station().settings.alarms.noNewSongMin !== null);
    const songs = await readLastSongs(
      db,
      watched.map(({ id }) => id),
    );
    for (const session of watched) session.setLastSong(songs.get(session.id) ?? null);
  }

  async function tick(): Promise<void> {
    const now = clock.now();
    const isDue = ticks % renewTicks === 0;
    const readsSongs = ticks % songTicks === 0;
    ticks += 1;
    isBlind = blindness.judge(
      all().map((session) => session.isFailing()),
      !ear?.capabilities() || ear.usage() !== null,
      now,
    );
    for (const session of all()) session.tick(now, isBlind);
    // One after the other, and each of them even if another one fails: the next second repeats it.
    const steps = [
      () => save(now, isDue),
      () => follow(now),
      () => lease(now),
      () => saveLevels(now),
      ...(readsSongs ? [readSongs] : []),
      ...(isDue
        ? [
            () =>
              addHarm(
                db,
                worker,
                all().flatMap((session) => session.harms(now)),
              ),
          ]
        : []),
      ...(isDue ? [() => report(now, { streams: sessions.size, capacity, lagS: lagS(now), isBlind })] : []),
    ];
    for (const step of steps) await step().catch(onError);
  }

  return {
    worker,
    tick,
    /** When the incidents and clips of the last tick are stored. */
    settled: async (): Promise<void> => void (await Promise.all(all().map((session) => session.settled()))),
    /** Ends all connections, and lets other servers take over at once. */
    async stop(): Promise<void> {
      const ids = [...sessions.keys(), ...leased.keys()];
      await Promise.all(all().map(end));
      await releaseWatches(db, { worker, now: clock.now(), ids });
      await removeChecker(db, worker);
      if (!deps.ear) ear?.stop();
    },
  };
}

function stationOf(
  row: WatchedRow,
  before: WatchedStation | undefined,
): (WatchedStation & { readonly stream: StreamPlace }) | null {
  const { url: _url, mount: _mount, settings, ...rest } = row;
  const stream = streamOf(row);
  const current = settings ?? before?.settings;
  return stream && current ? { ...rest, settings: current, stream } : null;
}
