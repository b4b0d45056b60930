import { type SkillStatistics, skillLocales } from '@unmuted/api/contract';
import { requireSkillRow } from '#/modules/skills/skill/change-skill.ts';
import { type SkillCounter, sumOf } from '#/modules/skills/statistics/skill-counter.ts';
import {
  findFirstDay,
  listSkillCounts,
  type SkillCounts,
} from '#/modules/skills/statistics/skill-days.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface SkillStatisticsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly counter: Pick<SkillCounter, 'flush'>;
}

const dayMs = 86_400_000;
const hourS = 3_600;

/** What listeners did in the last days, with today. */
export async function readSkillStatistics(
  { db, clock, counter }: SkillStatisticsDeps,
  scope: Scope,
  { id, days }: { readonly id: string; readonly days: number },
): Promise<SkillStatistics> {
  await requireSkillRow({ db }, scope, id);
  await counter.flush();
  const now = clock.now().getTime();
  const dayOf = (daysAgo: number) => new Date(now - daysAgo * dayMs).toISOString().slice(0, 10);
  const range = { from: dayOf(days - 1), to: dayOf(0) };
  const before = { from: dayOf(2 * days - 1), to: dayOf(days) };
  const [byDay, byDayBefore, byLocale, since] = await Promise.all([
    listSkillCounts(db, id, 'day', range),
    listSkillCounts(db, id, 'day', before),
    listSkillCounts(db, id, 'locale', range),
    findFirstDay(db, id),
  ]);
  return {
    ...range,
    ...toCounts(sumOf(byDay)),
    previous: toCounts(sumOf(byDayBefore)),
    days: Array.from({ length: days }, (_, index) => {
      const day = dayOf(days - 1 - index);
      return { day, ...toCounts(sumOf(byDay.filter(({ value }) => value === day))) };
    }),
    locales: byLocale.flatMap(({ value, ...counts }) => {
      const locale = skillLocales.find((each) => each === value);
      return locale ? [{ locale, ...toCounts(counts) }] : [];
    }),
    since,
  };
}

const toCounts = ({ sessions, plays, listenedS, misses }: SkillCounts) => ({
  sessions,
  plays,
  // Starts at an offset count against stops; the stop of a day before, or one that never came, leaves less than nothing.
  hours: Math.max(0, Math.round((listenedS / hourS) * 100) / 100),
  misses,
});
