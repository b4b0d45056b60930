import type { SkillLocale } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface SkillCounts {
  readonly sessions: number;
  readonly plays: number;
  readonly listenedS: number;
  readonly misses: number;
}

/** What listeners did with a skill on a day, in UTC. */
export interface SkillDay extends SkillCounts {
  readonly skillId: string;
  readonly day: string;
  readonly locale: SkillLocale;
}

/** Adds to the stored counts; those of deleted skills are dropped. Internal: not scoped. */
export async function addSkillDays(db: Db, days: readonly SkillDay[]): Promise<void> {
  // Sorted, so that concurrent writes do not deadlock.
  await sql`insert into skill_days (skill_id, day, locale, sessions, plays, listened_s, misses)
    select n."skillId", n.day, n.locale, n.sessions, n.plays, n."listenedS", n.misses
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n
      ("skillId" uuid, day date, locale text, sessions int, plays int, "listenedS" bigint, misses int)
    join alexa_skills on alexa_skills.id = n."skillId"
    order by 1, 2, 3
    on conflict (skill_id, day, locale) do update set
      sessions = skill_days.sessions + excluded.sessions, plays = skill_days.plays + excluded.plays,
      listened_s = skill_days.listened_s + excluded.listened_s,
      misses = skill_days.misses + excluded.misses`.execute(db);
}

/** Deletes counts before a moment. Internal: not scoped. */
export async function purgeSkillDays(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  const where = sql`day < ${before.toISOString().slice(0, 10)}::date`;
  await deleteInBatches(db, { table: 'skill_days', where, signal });
}

/** Counts of a skill by day or locale, most plays first. The caller must have checked the scope of the skill. */
export async function listSkillCounts(
  db: Db,
  skillId: string,
  column: 'day' | 'locale',
  { from, to }: { readonly from: string; readonly to: string },
): Promise<(SkillCounts & { readonly value: string })[]> {
  const { rows } = await sql<SkillCounts & { value: string }>`select ${sql.ref(column)}::text as value,
      sum(sessions)::int as sessions, sum(plays)::int as plays, sum(listened_s)::float8 as "listenedS",
      sum(misses)::int as misses from skill_days
    where skill_id = ${skillId} and day between ${from}::date and ${to}::date
    group by 1 order by 3 desc, 1`.execute(db);
  return rows;
}

/** The first counted day. The caller must have checked the scope of the skill. */
export async function findFirstDay(db: Db, skillId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(day)::text as day from skill_days
    where skill_id = ${skillId}`.execute(db);
  return rows[0]?.day ?? null;
}
