import type { SkillLocale, SkillState } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** A skill in the list of staff. */
export interface StaffSkillRow {
  id: string;
  name: string;
  account_id: string;
  account: string;
  status: SkillState;
  status_since: Date | null;
  voices: readonly { readonly locale: SkillLocale; readonly invocationName: string }[] | null;
  invocation_name: string;
  locales: SkillLocale[];
  amazon_id: string | null;
  is_live: boolean;
  plays: number;
  /** Of a stream that is hosted here; null otherwise. */
  is_on_air: boolean | null;
  created_at: Date;
}

/** Days of the plays, including today. */
const playDays = 30;

/** States in which staff have something to do, in the order of the list; the others follow. */
const waiting = ['in_review', 'processing', 'certification'] as const;

interface Wanted {
  readonly state?: SkillState | undefined;
  readonly search?: string | undefined;
  /** Skills whose names sound like the search. */
  readonly near?: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/** One page of the skills of all customers. */
export async function listStaffSkills(
  db: Db,
  _scope: AdminScope,
  { state, search, near = [], offset, limit }: Wanted,
  now: Date,
): Promise<{ rows: StaffSkillRow[]; total: number }> {
  const like = search ? `%${search.replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const where = sql`(${state ?? null}::text is null or s.status = ${state ?? null})
    and (${like}::text is null or s.name ilike ${like} or a.name ilike ${like} or s.invocation_name ilike ${like}
      or s.amazon_id ilike ${like} or s.id = any(${[...near]}::uuid[]))`;
  const { rows } = await sql<StaffSkillRow & { total: number }>`select ${staffColumns(now)},
      count(*) over ()::int as total
    ${staffTables} where ${where}
    order by array_position(${[...waiting]}::text[], s.status) nulls last, s.status_since nulls last,
      s.name collate "und-x-icu", s.id
    offset ${offset} limit ${limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

const staffColumns = (
  now: Date,
) => sql`s.id, s.name, s.account_id, a.name as account, s.status, s.status_since,
  s.draft -> 'voices' as voices, s.invocation_name, s.locales, s.amazon_id, s.live is not null as is_live, s.created_at,
  (select coalesce(sum(plays), 0)::int from skill_days d where d.skill_id = s.id
    and d.day > ${now.toISOString().slice(0, 10)}::date - ${sql.lit(playDays)}) as plays,
  l.on_air as is_on_air`;

/** The cast that a skill plays, directly or by its station. */
const staffTables = sql`from alexa_skills s join accounts a on a.id = s.account_id
  left join stations t on s.draft -> 'source' ->> 'kind' = 'station'
    and t.id::text = s.draft -> 'source' ->> 'id' and t.account_id = s.account_id
  left join streaming_services v on v.id = t.service_id
  left join casts c on c.account_id = s.account_id and c.terminated_at is null
    and (c.id = v.cast_id or (s.draft -> 'source' ->> 'kind' = 'cast' and c.id::text = s.draft -> 'source' ->> 'id'))
  left join cast_live l on l.cast_id = c.id`;

/** How many skills are in each state. */
export async function countStates(
  db: Db,
  _scope: AdminScope,
): Promise<{ status: SkillState; count: number }[]> {
  const { rows } = await sql<{ status: SkillState; count: number }>`select status, count(*)::int as count
    from alexa_skills group by status`.execute(db);
  return rows;
}

/** Undefined if it does not exist. */
export async function findStaffSkill(
  db: Db,
  _scope: AdminScope,
  id: string,
  now: Date,
): Promise<(StaffSkillRow & Pick<Row<'alexa_skills'>, 'vendor_id' | 'endpoint' | 'forced_url'>) | undefined> {
  const { rows } = await sql<
    StaffSkillRow & Pick<Row<'alexa_skills'>, 'vendor_id' | 'endpoint' | 'forced_url'>
  >`select ${staffColumns(now)}, s.vendor_id, s.endpoint, s.forced_url ${staffTables} where s.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function hasAccount(db: Db | Tx, _scope: AdminScope, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
  return row !== undefined;
}

type NewSkill = Pick<
  Row<'alexa_skills'>,
  | 'id'
  | 'account_id'
  | 'name'
  | 'invocation_name'
  | 'locales'
  | 'status'
  | 'status_since'
  | 'draft_saved_at'
  | 'created_at'
> & { readonly draft: string };

export async function insertSkill(tx: Tx, _scope: AdminScope, row: NewSkill): Promise<void> {
  await tx.insertInto('alexa_skills').values(row).execute();
}

/** Returns false if another skill has the id at Amazon. The caller must have locked the skill. */
export async function saveSettings(
  tx: Tx,
  _scope: AdminScope,
  id: string,
  settings: Pick<Row<'alexa_skills'>, 'amazon_id' | 'vendor_id' | 'endpoint' | 'forced_url'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('alexa_skills')
    .set(({ eb }) => ({ ...settings, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alexa_skills as other')
            .select('other.id')
            .where('other.amazon_id', '=', settings.amazon_id)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What belongs to it is deleted by cascade, and what lets people and API keys see it. */
export async function deleteSkill(tx: Tx, _scope: AdminScope, id: string): Promise<void> {
  for (const table of ['customer_products', 'invitation_products', 'api_key_products'] as const)
    await sql`delete from ${sql.table(table)} where kind = 'alexa' and product_id = ${id}`.execute(tx);
  await tx.deleteFrom('alexa_skills').where('id', '=', id).execute();
}
