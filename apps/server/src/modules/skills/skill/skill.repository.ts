import type { Locale, SkillDocument } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** A skill with the language of its account's owner. */
export type SkillRow = Row<'alexa_skills'> & { readonly locale: Locale };
/** A skill that is locked until the end of the transaction. */
export type LockedSkill = Row<'alexa_skills'>;

/** Condition on `alexa_skills` that limits a query to the scope. */
const withinSkills = (scope: Scope): RawBuilder<boolean> =>
  ownedBy(scope, { table: 'alexa_skills', kind: 'alexa', id: 'id' });

/** Undefined for a skill that the scope may not see. */
export async function findSkill(db: Db | Tx, scope: Scope, id: string): Promise<SkillRow | undefined> {
  const { rows } = await sql<SkillRow>`select alexa_skills.*, coalesce(o.locale, 'en') as locale
    from alexa_skills
    left join customers o on o.account_id = alexa_skills.account_id and o.role = 'owner'
    where alexa_skills.id = ${id} and ${withinSkills(scope)}`.execute(db);
  return rows[0];
}

/** Undefined for a skill that the scope may not see. */
export async function lockSkill(tx: Tx, scope: Scope, id: string): Promise<LockedSkill | undefined> {
  const { rows } = await sql<LockedSkill>`select alexa_skills.* from alexa_skills
    where id = ${id} and ${withinSkills(scope)} for no key update`.execute(tx);
  return rows[0];
}

/** The numbers and states of skills; those that the scope may not see are left out. */
export async function listSkillStates(
  db: Db,
  scope: Scope,
  ids: readonly string[],
): Promise<Pick<Row<'alexa_skills'>, 'id' | 'version' | 'status'>[]> {
  const { rows } = await sql<
    Pick<Row<'alexa_skills'>, 'id' | 'version' | 'status'>
  >`select id, version, status
    from alexa_skills where id = any(${[...ids]}::uuid[]) and ${withinSkills(scope)}`.execute(db);
  return rows;
}

/** The columns that lists read are those of the draft. The caller must have locked the skill. */
export async function saveDraft(
  tx: Tx,
  id: string,
  { document, at }: { readonly document: SkillDocument; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('alexa_skills')
    .set(({ eb }) => ({
      ...columnsOf(document),
      draft: JSON.stringify(document),
      draft_saved_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** What lists read of a draft. */
export const columnsOf = ({ name, voices }: SkillDocument) => ({
  name,
  invocation_name: voices[0]?.invocationName ?? '',
  locales: voices.map(({ locale }) => locale),
});

type SkillChange = Partial<
  Pick<Row<'alexa_skills'>, 'status' | 'status_since' | 'reason' | 'resume_state' | 'sent_at' | 'live_at'>
> & { sent?: string; live?: string; comments?: string };

/** The caller must have locked the skill. */
export async function saveMove(tx: Tx, id: string, change: SkillChange): Promise<void> {
  await tx
    .updateTable('alexa_skills')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function insertStep(tx: Tx, step: Row<'skill_steps'>): Promise<void> {
  await tx.insertInto('skill_steps').values(step).execute();
}

/** Latest first. The caller must have checked the scope of the skill. */
export function listSteps(db: Db | Tx, skillId: string, limit: number): Promise<Row<'skill_steps'>[]> {
  return db
    .selectFrom('skill_steps')
    .selectAll()
    .where('skill_id', '=', skillId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Whether a change failed because another one gave the id at Amazon to another skill at the same time. */
export const isAmazonIdTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'alexa_skills_amazon_id_key';

/** Whether a version of the skill uses a file. The caller must have locked the skill. */
export const usesIcon = ({ draft, sent, live }: LockedSkill, file: string): boolean =>
  [draft, sent, live].some((document) => document?.icon === file);

/** Those of the hashes that versions of skills use; internal to the purge of files, and not scoped. */
export async function listIconHashes(db: Db | Tx, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select distinct split_part(icon, '.', 1) as hash
    from alexa_skills, unnest(array[draft ->> 'icon', sent ->> 'icon', live ->> 'icon']) as icon
    where split_part(icon, '.', 1) = any(${[...hashes]})`.execute(db);
  return rows.map(({ hash }) => hash);
}
