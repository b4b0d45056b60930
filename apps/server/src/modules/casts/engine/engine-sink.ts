import type { EngineStats, StreamEngine } from '#/engine/engine.ts';
import type { EngineSink } from '#/engine/monitor.ts';
import {
  type MountsByName,
  mountsByName,
  type StreamsTogether,
  saveStreams,
  togetherOf,
} from '#/modules/casts/cast/live-streams.repository.ts';
import {
  countDemoListeners,
  type KnownCast,
  type LiveUpdate,
  listKnownCasts,
  markEngineDown,
  saveEngine,
  saveLive,
} from '#/modules/casts/engine/engine-state.repository.ts';
import { eventsOf } from '#/modules/casts/engine/live-events.ts';
import { insertSamples } from '#/modules/casts/listener-counts/samples.repository.ts';
import { trackOnAir } from '#/modules/casts/on-air/on-air-tracker.ts';
import type { Db, NewRow } from '#/platform/db/schema.ts';
import { recordEvents } from '#/platform/events/record-event.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

const sampleEveryMs = 10_000;

interface StoreDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly engine: Pick<StreamEngine, 'kind' | 'capabilities'>;
  /** Whether this server tracks listeners. */
  readonly tellsListeners: boolean;
  /** Mounts of the demo: what they play and who listens to them is sample data. */
  readonly demoMounts?: ReadonlySet<string> | undefined;
}

/** Stores engine reports. Internal: not scoped and not reachable from requests. */
export function createEngineSink({
  db,
  bus,
  engine,
  tellsListeners,
  demoMounts = new Set(),
}: StoreDeps): EngineSink {
  let sampledAt = 0;
  return {
    async stats(reported) {
      const stats = withoutPlaceholders(reported);
      const mounts = mountsByName(stats);
      const checkedAt = new Date(stats.checkedAt);
      const changed = await db.transaction().execute(async (tx) => {
        const casts = await listKnownCasts(tx);
        const isBack = await saveEngine(tx, tellsListeners, {
          kind: engine.kind,
          state: 'up',
          version: stats.version,
          capabilities: engine.capabilities,
          checkedAt: stats.checkedAt,
        });
        await trackOnAir(
          tx,
          casts.flatMap(({ id, streams }) =>
            streams.map(({ mount }) => ({ castId: id, mount, sample: demoMounts.has(mount) })),
          ),
          stats,
        );
        const updates = changesOf(casts, mounts, checkedAt);
        if (updates.length) await saveLive(tx, updates);
        await recordEvents(tx, eventsOf(casts, updates, checkedAt));
        const streamsOf = await saveStreams(tx, casts, mounts);
        if (checkedAt.getTime() - sampledAt >= sampleEveryMs) {
          sampledAt = checkedAt.getTime();
          const demo = demoMounts.size ? await countDemoListeners(tx) : new Map<string, number>();
          await insertSamples(tx, samplesOf(casts, { mounts, demoMounts, demo }, checkedAt));
        }
        const ids = new Set([...updates.map((update) => update.cast_id), ...streamsOf]);
        return casts.filter((cast) => isBack || ids.has(cast.id));
      });
      if (changed.length) bus.publish(topicsOf(changed));
    },
    async engineDown() {
      await markEngineDown(db);
      await publishAll(db, bus);
    },
  };
}

/** GStreamer sends it when a file has no tags. */
const placeholder = /^unknown - unknown$/i;

function withoutPlaceholders(stats: EngineStats): EngineStats {
  const mounts = stats.mounts.map((mount) =>
    mount.title !== null && placeholder.test(mount.title) ? { ...mount, title: null } : mount,
  );
  return { ...stats, mounts };
}

function changesOf(casts: readonly KnownCast[], mounts: MountsByName, checkedAt: Date): LiveUpdate[] {
  return casts.flatMap((cast) => {
    const next = nextLive(cast, togetherOf(cast.streams, mounts), checkedAt);
    return next && !isSame(cast.live, next) ? [{ cast_id: cast.id, ...next }] : [];
  });
}

/** Off air starts at the time of detection; on air at the time reported by the engine, or else of detection. */
function nextLive(
  { live: before, listenerLimit }: KnownCast,
  mount: StreamsTogether | null,
  checkedAt: Date,
): KnownCast['live'] {
  if (!mount) {
    if (!before?.on_air) return before;
    const nothing = { listeners: null, title: null, title_since: null, full_since: null };
    return { on_air: false, ...nothing, since: checkedAt };
  }
  const wasOnAir = before?.on_air === true;
  const since = mount.connectedSince ? new Date(mount.connectedSince) : wasOnAir ? before.since : checkedAt;
  const isSameTitle = wasOnAir && before.title === mount.title;
  const titleSince = mount.title === null ? null : isSameTitle ? before.title_since : checkedAt;
  const isFull = mount.listeners >= listenerLimit;
  return {
    on_air: true,
    listeners: mount.listeners,
    title: mount.title,
    title_since: titleSince,
    since,
    full_since: isFull ? (before?.full_since ?? checkedAt) : null,
  };
}

function isSame(a: KnownCast['live'], b: KnownCast['live']): boolean {
  return (
    a?.on_air === b?.on_air &&
    a?.listeners === b?.listeners &&
    a?.title === b?.title &&
    a?.since.getTime() === b?.since.getTime() &&
    a?.full_since?.getTime() === b?.full_since?.getTime()
  );
}

interface Heard {
  readonly mounts: MountsByName;
  readonly demoMounts: ReadonlySet<string>;
  /** Demo listeners by cast id. */
  readonly demo: ReadonlyMap<string, number>;
}

/** A cast of the demo counts its demo listeners only, as sample data: nobody else is added to them. */
function samplesOf(
  casts: readonly KnownCast[],
  { mounts, demoMounts, demo }: Heard,
  at: Date,
): NewRow<'listener_samples'>[] {
  return casts.flatMap(({ id, username, streams }) => {
    const together = togetherOf(streams, mounts);
    if (!together) return [];
    const sample = streams.some(({ mount }) => demoMounts.has(mount));
    return [{ username, at, listeners: sample ? (demo.get(id) ?? 0) : together.listeners, sample }];
  });
}

/** Everything shown for every cast has changed. */
export async function publishAll(db: Db, bus: StoreDeps['bus']): Promise<void> {
  bus.publish(topicsOf(await listKnownCasts(db)));
}

function topicsOf(casts: readonly KnownCast[]): string[] {
  return ['fleet', ...casts.map((cast) => `cast:${cast.username}`)];
}
