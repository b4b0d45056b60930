import type { AppPlatform, AppState } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** An app in the list of staff. */
export interface StaffAppRow
  extends Pick<
    Row<'mobile_apps'>,
    | 'id'
    | 'platform'
    | 'name'
    | 'account_id'
    | 'package_id'
    | 'status'
    | 'status_since'
    | 'version'
    | 'settings'
    | 'store_url'
    | 'created_at'
  > {
  account: string;
  icon: string | null;
  is_live: boolean;
}

/** States in which staff have something to do, in the order of the list; the others follow. */
const waiting = ['in_review', 'build_failed', 'ready', 'queued', 'submitted', 'removed_by_store'] as const;

interface Wanted {
  readonly platform: AppPlatform;
  readonly state?: AppState | undefined;
  readonly search?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

const columns = sql`m.id, m.platform, m.name, m.account_id, a.name as account, m.package_id, m.status, m.status_since,
  m.version, m.settings, m.store_url, m.draft ->> 'icon' as icon, m.live is not null as is_live, m.created_at`;

/** One page of the apps of all customers. */
export async function listStaffApps(
  db: Db,
  _scope: AdminScope,
  { platform, state, search, offset, limit }: Wanted,
): Promise<{ rows: StaffAppRow[]; total: number }> {
  const like = search ? `%${search.replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const { rows } = await sql<
    StaffAppRow & { total: number }
  >`select ${columns}, count(*) over ()::int as total
    from mobile_apps m join accounts a on a.id = m.account_id
    where m.platform = ${platform} and (${state ?? null}::text is null or m.status = ${state ?? null})
      and (${like}::text is null or m.name ilike ${like} or a.name ilike ${like} or m.package_id ilike ${like})
    order by array_position(${[...waiting]}::text[], m.status) nulls last, m.status_since nulls last,
      m.name collate "und-x-icu", m.id
    offset ${offset} limit ${limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** How many apps of a platform are in each state. */
export async function countStates(
  db: Db,
  _scope: AdminScope,
  platform: AppPlatform,
): Promise<{ state: AppState; count: number }[]> {
  const { rows } = await sql<{
    state: AppState;
    count: number;
  }>`select status as state, count(*)::int as count
    from mobile_apps where platform = ${platform} group by status order by status`.execute(db);
  return rows;
}

/** Undefined if the platform has no such app. */
export async function findStaffApp(
  db: Db,
  _scope: AdminScope,
  { platform, id }: { readonly platform: AppPlatform; readonly id: string },
): Promise<StaffAppRow | undefined> {
  const { rows } = await sql<StaffAppRow>`select ${columns}
    from mobile_apps m join accounts a on a.id = m.account_id
    where m.id = ${id} and m.platform = ${platform}`.execute(db);
  return rows[0];
}

export async function hasAccount(db: Db | Tx, _scope: AdminScope, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
  return row !== undefined;
}

/** What belongs to it is deleted by cascade, and what lets people and API keys see it. */
export async function deleteApp(tx: Tx, _scope: AdminScope, id: string): Promise<void> {
  for (const table of ['customer_products', 'invitation_products', 'api_key_products'] as const)
    await sql`delete from ${sql.table(table)} where kind = 'mobile' and product_id = ${id}`.execute(tx);
  await tx.deleteFrom('mobile_apps').where('id', '=', id).execute();
}
