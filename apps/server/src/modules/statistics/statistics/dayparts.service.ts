import type { DayPart, DayParts, SavedDayParts, StatisticsDayParts } from '@unmuted/api/contract';
import { lockCast, requireCast } from '#/modules/casts/cast/cast-access.repository.ts';
import { bucketsOf } from '#/modules/statistics/statistics/buckets.repository.ts';
import { type Counted, listCounted } from '#/modules/statistics/statistics/counts.repository.ts';
import { findDayParts, saveDayParts } from '#/modules/statistics/statistics/dayparts.repository.ts';
import { readStartsOfWeek, readWeek } from '#/modules/statistics/statistics/sessions.ts';
import {
  about,
  filterOf,
  knowsSessions,
  type SessionQuery,
  type StatisticsCaller,
  type StatisticsDeps,
  subjectOf,
} from '#/modules/statistics/statistics/statistics-query.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

const weekHours = 7 * 24;

export async function listDayParts(
  { db }: StatisticsDeps,
  scope: Scope,
  username: string,
): Promise<SavedDayParts> {
  return findDayParts(db, scope, (await requireCast(db, scope, username)).id);
}

export async function changeDayParts(
  { db, clock }: StatisticsDeps,
  { scope, caller }: Act,
  username: string,
  { parts, version }: DayParts & { readonly version: number },
): Promise<SavedDayParts> {
  return db.transaction().execute(async (tx) => {
    const cast = await requireCast(tx, scope, username);
    await lockCast(tx, cast.id);
    const before = await findDayParts(tx, scope, cast.id);
    if (before.version !== version) throw new AppError('resource.version_conflict', { current: before });
    const saved = { parts, version: version + 1 };
    await saveDayParts(tx, cast.id, saved);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'dayparts.updated',
      by: scope,
      about: { accountId: cast.account_id },
      caller,
      details: { cast: username, parts: parts.length },
      change: { before: { parts: before.parts.map(textOf) }, after: { parts: parts.map(textOf) } },
    });
    return saved;
  });
}

/** A daypart as one text, for the audit log. */
const textOf = ({ name, weekdays, from, to }: DayParts['parts'][number]): string =>
  `${name}: ${weekdays.join(' ')}, ${from}–${to}`;

/** Statistics per daypart, summed from the hours of the week that it covers. */
export async function readDayParts(
  deps: StatisticsDeps,
  caller: StatisticsCaller,
  query: Pick<SessionQuery, 'from' | 'to' | 'counting' | 'bots'>,
): Promise<StatisticsDayParts> {
  const subject = await subjectOf(deps, caller, query);
  const filter = await filterOf(subject, query);
  const { db, scope, cast, range, sample } = subject;
  const { parts } = await findDayParts(db, scope, cast.id);
  const answer = { ...about(subject), counting: filter.counting, bots: filter.bots };
  if (parts.length === 0) return { ...answer, items: [] };
  const span = { from: new Date(range.fromMs), to: new Date(range.untilMs) };
  const buckets = bucketsOf(range, 'week');
  const known = knowsSessions(subject, range);
  const [counted, listenedS, sessions] = await Promise.all([
    listCounted(db, scope, { castId: cast.id, span, sample }, { step: 'quarters', buckets }),
    known ? readWeek(subject, range, filter) : null,
    known ? readStartsOfWeek(subject, range, filter) : null,
  ]);
  const items = parts.map((part) => {
    const cells = cellsOf(part);
    const hours = cells.flatMap((cell) => counted.get(cell) ?? []);
    return {
      part,
      ...countsOf(hours),
      tlh: listenedS && sum(cells.map((cell) => listenedS[cell] ?? 0)) / 3_600,
      sessions: sessions && sum(cells.map((cell) => sessions[cell] ?? 0)),
    };
  });
  return { ...answer, items };
}

/** The hours of the week that a daypart covers, Monday first, each once even if it overlaps itself. */
export function cellsOf({ weekdays, from, to }: DayPart): number[] {
  const length = to > from ? to - from : to + 24 - from;
  const cells = weekdays.flatMap((day) =>
    Array.from({ length }, (_, hour) => ((day - 1) * 24 + from + hour) % weekHours),
  );
  return [...new Set(cells)];
}

/** Every quarter hour has the same weight, as in AQH. */
function countsOf(hours: readonly Counted[]): { aqh: number | null; peak: number | null } {
  if (hours.length === 0) return { aqh: null, peak: null };
  return {
    aqh: sum(hours.map(({ means }) => means)) / sum(hours.map(({ steps }) => steps)),
    peak: Math.max(...hours.map(({ highest }) => highest)),
  };
}

const sum = (values: readonly number[]): number => values.reduce((so, each) => so + each, 0);
