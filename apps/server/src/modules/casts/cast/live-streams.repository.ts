import type { EngineStats, MountStats } from '#/engine/engine.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export interface KnownStream {
  readonly id: string;
  readonly cast_id: string;
  readonly mount: string;
  readonly live: Omit<Row<'stream_live'>, 'stream_id'> | null;
}

/** The streams of a cast combined: the cast's listeners are those of all its streams. */
export type StreamsTogether = Pick<MountStats, 'listeners' | 'title' | 'connectedSince'>;

/** The streams of all casts, the primary first for each cast. Internal: not scoped. */
export async function listKnownStreams(db: Executor): Promise<KnownStream[]> {
  const rows = await db
    .selectFrom('cast_streams')
    .leftJoin('stream_live', 'stream_id', 'cast_streams.id')
    .select(['cast_streams.id', 'cast_id', 'mount', 'listeners', 'content_type', 'stream_live.bitrate'])
    .select('measured_kbps')
    .orderBy('is_primary', 'desc')
    .orderBy('position')
    .execute();
  return rows.map(({ id, cast_id, mount, listeners, ...rest }) => ({
    id,
    cast_id,
    mount,
    live: listeners === null ? null : { listeners, ...rest },
  }));
}

/** Engine stats by mount; there may be hundreds of mounts. */
export type MountsByName = ReadonlyMap<string, MountStats>;

export function mountsByName(stats: EngineStats): MountsByName {
  return new Map(stats.mounts.map((mount) => [mount.mount, mount]));
}

/** Returns null when no stream is on air. The title is that of the first live stream; the start is the earliest. */
export function togetherOf(streams: readonly KnownStream[], mounts: MountsByName): StreamsTogether | null {
  const live = streams.flatMap(({ mount }) => mounts.get(mount) ?? []);
  const [first] = live;
  if (!first) return null;
  const since = live.flatMap(({ connectedSince }) => connectedSince ?? []);
  return {
    listeners: live.reduce((sum, { listeners }) => sum + listeners, 0),
    title: first.title,
    connectedSince: since.reduce<string | null>((a, b) => (a !== null && a < b ? a : b), null),
  };
}

/** Stores the changes of each stream; returns the casts whose streams changed. */
export async function saveStreams(
  db: Executor,
  casts: readonly { readonly streams: readonly KnownStream[] }[],
  mounts: MountsByName,
): Promise<string[]> {
  const changed: string[] = [];
  for (const stream of casts.flatMap(({ streams }) => streams)) {
    const mount = mounts.get(stream.mount);
    const next = liveOf(mount);
    if (JSON.stringify(next) === JSON.stringify(stream.live)) continue;
    changed.push(stream.cast_id);
    if (next === null) await db.deleteFrom('stream_live').where('stream_id', '=', stream.id).execute();
    else {
      if (stream.live === null) await forgetOverBitrate(db, stream.id, mount?.connectedSince ?? null);
      await db
        .insertInto('stream_live')
        .values({ stream_id: stream.id, ...next })
        .onConflict((conflict) => conflict.column('stream_id').doUpdateSet(next))
        .execute();
    }
  }
  return changed;
}

function liveOf(mount: MountStats | undefined): KnownStream['live'] {
  if (!mount) return null;
  const { listeners, contentType, bitrate, measuredKbps } = mount;
  return { listeners, content_type: contentType, bitrate, measured_kbps: measuredKbps };
}

/** Another source has connected. One that is disconnected at once is reported before it is polled. */
async function forgetOverBitrate(db: Executor, streamId: string, since: string | null): Promise<void> {
  const query = db.updateTable('cast_streams').set({ over_bitrate_at: null }).where('id', '=', streamId);
  const earlier = since === null ? query : query.where('over_bitrate_at', '<=', new Date(since));
  await earlier.execute();
}
