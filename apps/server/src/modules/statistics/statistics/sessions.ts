import type { Span } from '#/modules/casts/listener-counts/spans.ts';
import { bucketsOf } from '#/modules/statistics/statistics/buckets.repository.ts';
import type { Range } from '#/modules/statistics/statistics/range.ts';
import { dueDays } from '#/modules/statistics/statistics/roll-up-sessions.ts';
import type { Dimension, SessionFilter } from '#/modules/statistics/statistics/session-filter.repository.ts';
import {
  findRolledUp,
  type RolledUp,
  type StoredDays,
  type StoredLine,
  sumStored,
  sumStoredStarts,
  sumStoredWeek,
} from '#/modules/statistics/statistics/session-roll-ups.repository.ts';
import {
  countPersons,
  countStarts,
  type SumsByValue,
  sumByQuarters,
  sumSessions,
} from '#/modules/statistics/statistics/sessions.repository.ts';
import type { Subject } from '#/modules/statistics/statistics/statistics-query.ts';
import { laterDay } from '#/platform/lib/time-zone.ts';

/** A range split into rolled-up days and periods read from sessions. */
interface Parts {
  readonly days: StoredDays | null;
  readonly fresh: readonly Span[];
}

/** Session statistics of a range by dimension; unknown values have the key ''. */
export async function readSessions(
  { db, scope, cast, now }: Subject,
  range: Range,
  filter: SessionFilter,
  dimension: Dimension,
): Promise<SumsByValue> {
  const castId = cast.id;
  const line = storedLine(filter, dimension);
  const { days, fresh } = await partsOf({ db, scope, cast }, range, line);
  const [stored, read] = await Promise.all([
    days && line ? sumStored(db, scope, { castId, days, line, filter }) : null,
    fresh.length
      ? sumSessions(db, scope, {
          castId,
          spans: fresh,
          filter,
          dimension,
          now,
          knownFrom: knownFrom(days, range),
        })
      : null,
  ]);
  // When the total is limited to one value of another dimension, that row is the total.
  const own = stored && line && dimension === 'total' ? renamed(stored) : stored;
  return added([own, read].filter((each) => each !== null));
}

/** Number of unique listeners in a range. */
export async function countUnique(
  { db, scope, cast, now }: Subject,
  range: Range,
  filter: SessionFilter,
): Promise<number> {
  const castId = cast.id;
  const line = storedLine(filter, 'total');
  const { days, fresh } = await partsOf({ db, scope, cast }, range, line);
  const parts = await Promise.all([
    days && line ? sumStored(db, scope, { castId, days, line, filter }) : [],
    fresh.length
      ? countPersons(db, scope, {
          castId,
          spans: fresh,
          filter,
          dimension: 'total',
          now,
          knownFrom: knownFrom(days, range),
        })
      : [],
  ]);
  return parts.flatMap((part) => [...part]).reduce((all, [, { unique }]) => all + unique, 0);
}

/** Listeners since this time are counted by the rolled-up days. */
const knownFrom = (days: StoredDays | null, { fromMs }: Range): Date | undefined =>
  days ? new Date(fromMs) : undefined;

/** Seconds of listening by hour of the week. */
export async function readWeek(
  { db, scope, cast, now }: Subject,
  range: Range,
  filter: SessionFilter,
): Promise<number[]> {
  const castId = cast.id;
  const line = storedLine(filter, 'total');
  const { days, fresh } = await partsOf({ db, scope, cast }, range, line);
  const [stored, read] = await Promise.all([
    days && line ? sumStoredWeek(db, scope, { castId, days, line, filter }) : [],
    fresh.length ? sumByQuarters(db, scope, { castId, spans: fresh, filter, now }) : [],
  ]);
  const buckets = bucketsOf(range, 'week');
  return inWeek([
    ...stored.map(({ cell, listenedMs }) => [cell, listenedMs / 1_000] as const),
    ...read.map(({ atMs, listenedMs }) => [buckets.of(atMs), listenedMs / 1_000] as const),
  ]);
}

/** Counted session starts by hour of the week; null if they are no longer known. */
export async function readStartsOfWeek(
  { db, scope, cast, now }: Subject,
  range: Range,
  filter: SessionFilter,
): Promise<number[] | null> {
  const castId = cast.id;
  const { days, fresh } = await partsOf({ db, scope, cast }, range, { dimension: 'total', value: null });
  const [stored, read] = await Promise.all([
    days ? sumStoredStarts(db, scope, { castId, days, filter }) : [],
    fresh.length ? countStarts(db, scope, { castId, spans: fresh, filter, now }) : [],
  ]);
  const buckets = bucketsOf(range, 'week');
  return (
    stored &&
    inWeek([
      ...stored.map(({ cell, sessions }) => [cell, sessions] as const),
      ...read.map(({ atMs, sessions }) => [buckets.of(atMs), sessions] as const),
    ])
  );
}

/** Sums by hour of the week. */
function inWeek(cells: readonly (readonly [cell: number, amount: number])[]): number[] {
  const week = Array.from({ length: 7 * 24 }, () => 0);
  for (const [cell, amount] of cells) week[cell] = (week[cell] ?? 0) + amount;
  return week;
}

/** Stored days support one dimension at a time; null if the query needs two. */
function storedLine(
  { mount, country, class: kind, player }: SessionFilter,
  dimension: Dimension,
): StoredLine | null {
  const filters = [
    { dimension: 'stream', value: mount },
    { dimension: 'country', value: country },
    { dimension: 'class', value: kind },
    { dimension: 'player', value: player },
  ] as const;
  const [filter, ...others] = filters.filter(({ value }) => value !== null);
  if (!filter) return { dimension, value: null };
  return others.length === 0 && (dimension === 'total' || dimension === filter.dimension) ? filter : null;
}

async function partsOf(
  { db, scope, cast }: Pick<Subject, 'db' | 'scope' | 'cast'>,
  range: Range,
  line: StoredLine | null,
): Promise<Parts> {
  const from = new Date(range.fromMs);
  const whole = range.untilMs > range.fromMs ? [{ from, to: new Date(range.untilMs) }] : [];
  const rolledUp = line ? await findRolledUp(db, scope, cast.id, from) : undefined;
  return (rolledUp && splitAt(range, rolledUp)) ?? { days: null, fresh: whole };
}

/**
 * Null if no full day of the range is rolled up. The range must start with one, because listeners from before it count
 * as new.
 */
export function splitAt(range: Range, { zone: name, until, due }: RolledUp): Parts | null {
  const { zone, fromMs, untilMs } = range;
  const first = zone.dayOf(fromMs);
  if (name !== zone.name || zone.beginOf(first).getTime() !== fromMs) return null;
  const end = zone.dayOf(Math.min(untilMs, until.getTime()));
  if (end <= first) return null;
  const except = dueDays(zone, due).filter((day) => day >= first && day < end);
  const spans = except.map((day) => ({ from: zone.beginOf(day), to: zone.beginOf(laterDay(day, 1)) }));
  const tail = { from: zone.beginOf(end), to: new Date(untilMs) };
  const fresh = [...spans, ...(tail.from < tail.to ? [tail] : [])];
  return { days: { from: first, to: end, except }, fresh: joined(fresh) };
}

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && last.to.getTime() === span.from.getTime())
      all[all.length - 1] = { from: last.from, to: span.to };
    else all.push(span);
  }
  return all;
}

const renamed = (sums: SumsByValue): SumsByValue => new Map([...sums.values()].map((each) => ['', each]));

function added(parts: readonly SumsByValue[]): SumsByValue {
  const all: SumsByValue = new Map();
  for (const [value, sums] of parts.flatMap((part) => [...part])) {
    const before = all.get(value);
    all.set(
      value,
      before
        ? {
            starts: before.starts + sums.starts,
            active: before.active + sums.active,
            listenedMs: before.listenedMs + sums.listenedMs,
            unique: before.unique + sums.unique,
            returning: before.returning + sums.returning,
          }
        : sums,
    );
  }
  return all;
}
