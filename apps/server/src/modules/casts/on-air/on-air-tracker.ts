import type { EngineStats, MountStats } from '#/engine/engine.ts';
import { extendWatch, findLatestWatch, insertWatch } from '#/modules/casts/on-air/on-air.repository.ts';
import {
  closeRow,
  continueTitle,
  insertSpan,
  insertTitle,
  listOpenSpans,
  listOpenTitles,
  type MovedTitle,
  markFirstOnAir,
  moveTitles,
  type OpenSpan,
  type OpenTitle,
} from '#/modules/casts/on-air/open-spans.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';

/** A mount that belongs to a cast. */
export interface KnownMount {
  readonly castId: string;
  readonly mount: string;
  /** Whether it plays the demo, so that its titles are sample data. */
  readonly sample?: boolean;
}

/** The engine is polled every two seconds, and counts as down within ten. */
const unbrokenMs = 20_000;

/** A title that returns within this time never stopped: the rule of song statistics too. */
const breathMs = 60_000;

const keyOf = ({ castId, mount }: KnownMount): string => `${castId} ${mount}`;

/**
 * Stores when sources connected and disconnected and which titles they sent. Internal: not scoped. A source that
 * disconnected while unobserved ends when it was last seen.
 */
export async function trackOnAir(tx: Tx, mounts: readonly KnownMount[], stats: EngineStats): Promise<void> {
  const at = new Date(stats.checkedAt);
  const goneAt = await recordWatch(tx, at);
  const live = new Map(stats.mounts.map((each) => [each.mount, each]));
  await updateSpans(tx, mounts, { live, at, goneAt });
  await updateTitles(tx, mounts, { live, at, goneAt });
}

/** Returns the end time for sources that are gone: now, or the last observation before a gap. */
async function recordWatch(tx: Tx, at: Date): Promise<Date> {
  const last = await findLatestWatch(tx);
  if (last && at.getTime() - last.seen_at.getTime() <= unbrokenMs) {
    await extendWatch(tx, last, at);
    return at;
  }
  await insertWatch(tx, at);
  return last?.seen_at ?? at;
}

interface Moment {
  readonly live: ReadonlyMap<string, MountStats>;
  readonly at: Date;
  readonly goneAt: Date;
}

async function updateSpans(
  tx: Tx,
  mounts: readonly KnownMount[],
  { live, at, goneAt }: Moment,
): Promise<void> {
  const open = spansByMount(await listOpenSpans(tx));
  // A mount without a cast has nothing on air.
  const owned = new Set(mounts.map(keyOf));
  for (const [key, span] of open) if (!owned.has(key)) await closeRow(tx, 'on_air_spans', span, goneAt);
  for (const known of mounts) {
    const span = open.get(keyOf(known));
    const source = live.get(known.mount);
    const since = source?.connectedSince ? new Date(source.connectedSince) : null;
    const isSame = source && span && (since ? since.getTime() === span.started_at.getTime() : goneAt === at);
    if (isSame) continue;
    if (span) await closeRow(tx, 'on_air_spans', span, since && since < goneAt ? since : goneAt);
    if (!source) continue;
    await markFirstOnAir(tx, known.castId, since ?? at);
    await insertSpan(tx, {
      cast_id: known.castId,
      mount: known.mount,
      started_at: since ?? at,
      agent: source.sourceAgent,
      content_type: source.contentType,
      bitrate: source.bitrate,
    });
  }
}

function spansByMount(spans: readonly OpenSpan[]): Map<string, OpenSpan> {
  return new Map(spans.map((span) => [keyOf({ castId: span.cast_id, mount: span.mount }), span]));
}

/** Several mounts of a cast play the same programme, which is stored once and lasts while any mount plays it. */
async function updateTitles(
  tx: Tx,
  mounts: readonly KnownMount[],
  { live, at, goneAt }: Moment,
): Promise<void> {
  const mountsOf = Map.groupBy(mounts, ({ castId }) => castId);
  const { playing, moved, ended } = matchTitles(await listOpenTitles(tx), mountsOf, live);
  for (const row of ended) await closeRow(tx, 'played_titles', row, goneAt);
  await moveTitles(tx, moved);
  for (const { castId, mount, sample = false } of mounts) {
    const title = live.get(mount)?.title ?? null;
    if (title === null || playing.has(`${castId} ${title}`)) continue;
    playing.add(`${castId} ${title}`);
    const since = new Date(at.getTime() - breathMs);
    if (await continueTitle(tx, { castId, mount, title, since })) continue;
    const together = mountsOf.get(castId) ?? [];
    await insertTitle(tx, {
      cast_id: castId,
      mount,
      title,
      listeners: together.reduce((sum, each) => sum + (live.get(each.mount)?.listeners ?? 0), 0),
      started_at: at,
      sample,
    });
  }
}

interface MatchedTitles {
  /** `<cast id> <title>` of each title that goes on. */
  readonly playing: Set<string>;
  /** Titles that another mount of the cast still plays. */
  readonly moved: MovedTitle[];
  readonly ended: OpenTitle[];
}

/** Compares the open titles with those that the engine reports. */
function matchTitles(
  rows: readonly OpenTitle[],
  mountsOf: ReadonlyMap<string, readonly KnownMount[]>,
  live: ReadonlyMap<string, MountStats>,
): MatchedTitles {
  const playing = new Set<string>();
  const moved: MovedTitle[] = [];
  const ended: OpenTitle[] = [];
  for (const row of rows) {
    const players = (mountsOf.get(row.cast_id) ?? []).filter(
      ({ mount }) => live.get(mount)?.title === row.title,
    );
    const [first] = players;
    const key = `${row.cast_id} ${row.title}`;
    if (!first || playing.has(key)) {
      ended.push(row);
      continue;
    }
    playing.add(key);
    if (!players.some(({ mount }) => mount === row.mount)) moved.push({ id: row.id, mount: first.mount });
  }
  return { playing, moved, ended };
}
