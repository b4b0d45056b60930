import { sql } from 'kysely';
import type { SkillRow } from '#/modules/skills/skill/skill.repository.ts';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

export type SubmissionRow = Row<'skill_submissions'>;

/** The last submission of a skill that the scope may see. */
export async function findSubmission(
  db: Db | Tx,
  scope: AdminScope,
  skillId: string,
): Promise<SubmissionRow | undefined> {
  const { rows } = await sql<SubmissionRow>`select b.* from skill_submissions b
    join alexa_skills on alexa_skills.id = b.skill_id
    where b.skill_id = ${skillId} and ${ownedBy(scope, { table: 'alexa_skills', kind: 'alexa', id: 'id' })}`.execute(
    db,
  );
  return rows[0];
}

const fresh = {
  step: 'upload',
  import_id: null,
  certification_id: null,
  tries: 0,
  leased_by: null,
  leased_until: null,
  problem: null,
  messages: '[]',
} as const;

/**
 * Starts a submission in place of the last one; the caller must have locked the skill. When a skill was to be created is kept until
 * it is known which one it became: its answer may still be lost.
 */
export async function startSubmission(
  tx: Tx,
  skillId: string,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  const started = { ...fresh, started_at: at, by_name: by, next_try_at: at };
  await tx
    .insertInto('skill_submissions')
    .values({ ...started, skill_id: skillId, asked_at: null })
    .onConflict((conflict) =>
      conflict.column('skill_id').doUpdateSet({
        ...started,
        asked_at: sql<Date | null>`(select case when s.amazon_id is null then skill_submissions.asked_at end
          from alexa_skills s where s.id = skill_submissions.skill_id)`,
      }),
    )
    .execute();
}

// What follows is internal to the queue: not scoped and not reachable from requests.

interface Lease {
  readonly now: Date;
  readonly until: Date;
  readonly worker: string;
  readonly limit: number;
}

/** Leases submissions that are due, the longest waiting first; those of a dead server are taken over when its lease ends. */
export async function leaseSubmissions(
  db: Db,
  { now, until, worker, limit }: Lease,
): Promise<SubmissionRow[]> {
  const { rows } = await sql<SubmissionRow>`with due as materialized (
      select skill_id from skill_submissions
      where next_try_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by next_try_at limit ${limit} for update skip locked
    )
    update skill_submissions b set leased_by = ${worker}, leased_until = ${until}
    from due where b.skill_id = due.skill_id returning b.*`.execute(db);
  return rows;
}

type SubmissionChange = Partial<Omit<SubmissionRow, 'skill_id' | 'messages' | 'started_at' | 'by_name'>> & {
  readonly messages?: string;
};

/** Saves a leased submission. Returns false if another server has taken it over, or it was started again. */
export async function saveSubmission(
  db: Db | Tx,
  { skill_id: skillId, leased_by: worker, started_at: startedAt }: SubmissionRow,
  change: SubmissionChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('skill_submissions')
    .set(change)
    .where('skill_id', '=', skillId)
    .where('leased_by', '=', worker)
    .where('started_at', '=', startedAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The skill of a submission, locked if a transaction reads it. */
export async function findSubmittedSkill(
  db: Db | Tx,
  id: string,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<SkillRow | undefined> {
  const lock = isLocked ? sql`for no key update` : sql``;
  const { rows } = await sql<SkillRow>`select alexa_skills.*, 'en' as locale
    from alexa_skills where id = ${id} ${lock}`.execute(db);
  return rows[0];
}

/** Stores what Amazon has assigned; false if another skill has it. The caller must have locked the skill. */
export async function saveAmazonId(tx: Tx, id: string, amazonId: string): Promise<boolean> {
  const { rows } = await sql`update alexa_skills set amazon_id = ${amazonId}, version = version + 1
    where id = ${id} and not exists (select from alexa_skills o where o.amazon_id = ${amazonId})
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Those of the ids at Amazon that a skill has. */
export async function listKnownAmazonIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select amazon_id as id from alexa_skills
    where amazon_id = any(${[...ids]})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
