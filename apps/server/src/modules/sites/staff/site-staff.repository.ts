import type { SiteState } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** Days of `visits_7d`, including today. */
const visitDays = 7;

/** A site in the list of its customer. */
export interface StaffSiteRow {
  username: string;
  title: string;
  state: SiteState;
  /** The verified main domain. */
  domain: string | null;
  published_at: Date | null;
  visits_7d: number;
  taken_down_at: Date | null;
  taken_down_reason: string | null;
  allows_code: boolean;
  created_at: Date;
}

/** The sites of an account by title, or one site. */
export async function listStaffSites(
  db: Executor,
  _scope: AdminScope,
  wanted: { readonly accountId: string } | { readonly username: string },
  now: Date,
): Promise<StaffSiteRow[]> {
  const which =
    'username' in wanted ? sql`p.username = ${wanted.username}` : sql`p.account_id = ${wanted.accountId}`;
  const { rows } = await sql<StaffSiteRow>`select p.username, p.title, p.state, d.domain,
      case when p.state = 'published' then v.published_at end as published_at,
      (select coalesce(sum(visits), 0)::int from site_days where site_days.username = p.username
        and day > ${now.toISOString().slice(0, 10)}::date - ${sql.lit(visitDays)}) as visits_7d,
      p.taken_down_at, p.taken_down_reason, p.allows_code, p.created_at
    from one_pages p
    left join site_domains d on d.username = p.username and d.is_primary and d.verified_at is not null
    left join site_versions v on v.username = p.username and v.number = p.published_number
    where ${which} order by p.title collate "und-x-icu", p.username`.execute(db);
  return rows;
}

export async function hasAccount(db: Executor, _scope: AdminScope, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the username is taken. */
export async function insertSite(
  tx: Tx,
  _scope: AdminScope,
  row: Pick<Row<'one_pages'>, 'username' | 'title' | 'account_id' | 'created_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('one_pages')
    .values({ ...row, state: 'empty', draft: null })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** What belongs to it is deleted by cascade, and what lets people and API keys see it. */
export async function deleteSite(tx: Tx, _scope: AdminScope, username: string): Promise<void> {
  for (const table of ['customer_products', 'invitation_products', 'api_key_products'] as const)
    await sql`delete from ${sql.table(table)} where kind = 'onepage' and product_id = ${username}`.execute(
      tx,
    );
  await tx.deleteFrom('one_pages').where('username', '=', username).execute();
}
