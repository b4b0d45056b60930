import { sql } from 'kysely';
import type { EngineStats, MountStats } from '#/engine/engine.ts';
import type { Tx } from '#/platform/db/schema.ts';

/** A mount that belongs to a cast. */
export interface KnownMount {
  readonly castId: string;
  readonly mount: string;
}

interface OpenRow {
  readonly id: string;
  readonly cast_id: string;
  readonly mount: string;
}

/** The engine is polled every two seconds, and counts as down after five failures. */
const unbrokenMs = 20_000;

const keyOf = ({ castId, mount }: KnownMount): string => `${castId} ${mount}`;

/**
 * Stores when sources connected and disconnected and which titles they sent. Internal: not scoped. A source that
 * disconnected while unobserved ends when it was last seen.
 */
export async function trackOnAir(tx: Tx, mounts: readonly KnownMount[], stats: EngineStats): Promise<void> {
  const at = new Date(stats.checkedAt);
  const goneAt = await keepWatch(tx, at);
  const live = new Map(stats.mounts.map((each) => [each.mount, each]));
  await keepSpans(tx, mounts, { live, at, goneAt });
  await keepTitles(tx, mounts, { live, at, goneAt });
}

/** Returns the end time for sources that are gone: now, or the last observation before a gap. */
async function keepWatch(tx: Tx, at: Date): Promise<Date> {
  const last = await tx
    .selectFrom('engine_watches')
    .selectAll()
    .orderBy('began_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && at.getTime() - last.seen_at.getTime() <= unbrokenMs) {
    // If the clock was set back, keep the later time.
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
  // A mount without a cast has nothing on air.
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

/** Several mounts of a cast play the same programme, which is stored once and lasts while any mount plays it. */
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
  const castOf = Map.groupBy(mounts, ({ castId }) => castId);
  const plays = (title: string) => (known: KnownMount) => live.get(known.mount)?.title === title;
  const playing = new Set<string>();
  const handed: TitleMoved[] = [];
  for (const row of rows) {
    const heirs = (castOf.get(row.cast_id) ?? []).filter(plays(row.title));
    const [heir] = heirs;
    const told = `${row.cast_id} ${row.title}`;
    if (!heir || playing.has(told)) {
      await end(tx, 'played_titles', row, goneAt);
      continue;
    }
    playing.add(told);
    if (!heirs.some(({ mount }) => mount === row.mount)) handed.push({ id: row.id, mount: heir.mount });
  }
  if (handed.length) await handOver(tx, handed);
  for (const { castId, mount } of mounts) {
    const title = live.get(mount)?.title ?? null;
    if (title === null || playing.has(`${castId} ${title}`)) continue;
    playing.add(`${castId} ${title}`);
    const together = castOf.get(castId) ?? [];
    await tx
      .insertInto('played_titles')
      .values({
        cast_id: castId,
        mount,
        title,
        listeners: together.reduce((sum, each) => sum + (live.get(each.mount)?.listeners ?? 0), 0),
        started_at: at,
        ended_at: null,
      })
      .execute();
  }
}

interface TitleMoved {
  readonly id: string;
  readonly mount: string;
}

/** A mount has at most one title, and two mounts may swap theirs: release all before reassigning. */
async function handOver(tx: Tx, handed: readonly TitleMoved[]): Promise<void> {
  const ids = handed.map(({ id }) => id);
  await sql`update played_titles set mount = id::text where id = any(${ids}::bigint[])`.execute(tx);
  for (const { id, mount } of handed)
    await tx.updateTable('played_titles').set({ mount }).where('id', '=', id).execute();
}

function byMount<Row extends OpenRow>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [keyOf({ castId: row.cast_id, mount: row.mount }), row]));
}

/** The engine's clock may differ: an end never precedes its start. */
async function end(tx: Tx, table: 'on_air_spans' | 'played_titles', { id }: OpenRow, at: Date) {
  await sql`update ${sql.table(table)} set ended_at = greatest(started_at, ${at}) where id = ${id}`.execute(
    tx,
  );
}
