import { sql } from 'kysely';
import type { Tx } from '#/db/schema.ts';
import type { EngineStats, MountStats } from '#/engine/engine.ts';

/** A mount that is somebody's. */
export interface KnownMount {
  readonly castId: string;
  readonly mount: string;
}

interface OpenRow {
  readonly id: string;
  readonly cast_id: string;
  readonly mount: string;
}

/** The engine is asked every two seconds, and five times in vain before it counts as down. */
const unbrokenMs = 20_000;

const keyOf = ({ castId, mount }: KnownMount): string => `${castId} ${mount}`;

/**
 * Writes down when sources came and went and which titles they sent. It works for no user, so it knows no scope. What
 * ended while nobody looked ended when it was last seen: later nobody can say.
 */
export async function keepOnAir(tx: Tx, mounts: readonly KnownMount[], stats: EngineStats): Promise<void> {
  const at = new Date(stats.checkedAt);
  const goneAt = await keepWatch(tx, at);
  const live = new Map(stats.mounts.map((each) => [each.mount, each]));
  await keepSpans(tx, mounts, { live, at, goneAt });
  await keepTitles(tx, mounts, { live, at, goneAt });
}

/** Gives when that ended what is gone by now: just now, or before a break when it was last seen. */
async function keepWatch(tx: Tx, at: Date): Promise<Date> {
  const last = await tx
    .selectFrom('engine_watches')
    .selectAll()
    .orderBy('began_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && at.getTime() - last.seen_at.getTime() <= unbrokenMs) {
    // A clock that was set back waits until it has caught up.
    await sql`update engine_watches set seen_at = greatest(seen_at, ${at})
      where began_at = ${last.began_at}`.execute(tx);
    return at;
  }
  await tx.insertInto('engine_watches').values({ began_at: at, seen_at: at }).execute();
  return last?.seen_at ?? at;
}

interface Moment {
  readonly live: ReadonlyMap<string, MountStats>;
  readonly at: Date;
  readonly goneAt: Date;
}

async function keepSpans(tx: Tx, mounts: readonly KnownMount[], { live, at, goneAt }: Moment): Promise<void> {
  const open = byMount(
    await tx
      .selectFrom('on_air_spans')
      .select(['id', 'cast_id', 'mount', 'started_at'])
      .where('ended_at', 'is', null)
      .execute(),
  );
  // A mount that is nobody's any more has nothing on air.
  const owned = new Set(mounts.map(keyOf));
  for (const [key, span] of open) if (!owned.has(key)) await end(tx, 'on_air_spans', span, goneAt);
  for (const known of mounts) {
    const span = open.get(keyOf(known));
    const source = live.get(known.mount);
    const since = source?.connectedSince ? new Date(source.connectedSince) : null;
    const isSame = source && span && (since ? since.getTime() === span.started_at.getTime() : goneAt === at);
    if (isSame) continue;
    if (span) await end(tx, 'on_air_spans', span, since && since < goneAt ? since : goneAt);
    if (!source) continue;
    await tx
      .insertInto('on_air_spans')
      .values({
        cast_id: known.castId,
        mount: known.mount,
        started_at: since ?? at,
        ended_at: null,
        agent: source.sourceAgent,
        content_type: source.contentType,
        bitrate: source.bitrate,
      })
      .execute();
  }
}

async function keepTitles(
  tx: Tx,
  mounts: readonly KnownMount[],
  { live, at, goneAt }: Moment,
): Promise<void> {
  const rows = await tx
    .selectFrom('played_titles')
    .select(['id', 'cast_id', 'mount', 'title'])
    .where('ended_at', 'is', null)
    .execute();
  const open = byMount(rows);
  const owned = new Set(mounts.map(keyOf));
  const stays = (row: (typeof rows)[number]): boolean =>
    owned.has(keyOf({ castId: row.cast_id, mount: row.mount })) && live.get(row.mount)?.title === row.title;
  for (const row of rows) if (!stays(row)) await end(tx, 'played_titles', row, goneAt);
  const playing = new Set(rows.filter(stays).map((row) => `${row.cast_id} ${row.title}`));
  const castOf = Map.groupBy(mounts, ({ castId }) => castId);
  for (const known of mounts) {
    const title = live.get(known.mount)?.title ?? null;
    const row = open.get(keyOf(known));
    // Several mounts of a cast play the same programme: it is told once.
    if (title === null || (row && stays(row)) || playing.has(`${known.castId} ${title}`)) continue;
    playing.add(`${known.castId} ${title}`);
    const together = castOf.get(known.castId) ?? [];
    await tx
      .insertInto('played_titles')
      .values({
        cast_id: known.castId,
        mount: known.mount,
        title,
        listeners: together.reduce((sum, { mount }) => sum + (live.get(mount)?.listeners ?? 0), 0),
        started_at: at,
        ended_at: null,
      })
      .execute();
  }
}

function byMount<Row extends OpenRow>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [keyOf({ castId: row.cast_id, mount: row.mount }), row]));
}

/** An engine's clock may differ from ours: nothing ends before it began. */
async function end(tx: Tx, table: 'on_air_spans' | 'played_titles', { id }: OpenRow, at: Date) {
  await sql`update ${sql.table(table)} set ended_at = greatest(started_at, ${at}) where id = ${id}`.execute(
    tx,
  );
}
