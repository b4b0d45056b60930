import { type RawBuilder, sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

type ExportedRow = Record<string, unknown>;

/** Columns that are secrets or only of use to the server. */
const left = [
  'password_hash',
  'source_password',
  'token_hash',
  'sealed',
  'secret',
  'letter',
  'admin_password',
];
const origin = ['address', 'user_agent'];
const latestSessions = 10_000;
const latestEvents = 10_000;

/** The data of an account by table; secrets are left out. */
export async function exportTables(
  db: Db,
  _scope: AdminScope,
  accountId: string,
): Promise<Record<string, ExportedRow[]>> {
  const byAccount = sql`each.account_id = ${accountId}`;
  const byPerson = sql`each.customer_id in (select id from customers where account_id = ${accountId})`;
  const byCast = sql`each.cast_id in (select id from casts where account_id = ${accountId})`;
  const conditions: Readonly<Record<string, RawBuilder<unknown>>> = {
    accounts: sql`each.id = ${accountId}`,
    customers: byAccount,
    customer_products: byPerson,
    sessions: byPerson,
    account_notes: byAccount,
    casts: byAccount,
    cast_streams: byCast,
    cast_bans: byCast,
    cast_geolocks: byCast,
    cast_widgets: byCast,
    played_titles: byCast,
    on_air_spans: byCast,
    cast_days: byCast,
    listener_sessions: byCast,
    stations: byAccount,
    streaming_services: byAccount,
    service_spans: sql`each.service_id in (select id from streaming_services where account_id = ${accountId})`,
    one_pages: byAccount,
    site_domains: sql`each.username in (select username from one_pages where account_id = ${accountId})`,
    alexa_skills: byAccount,
    mobile_apps: byAccount,
    file_uploads: byAccount,
    revisions: byAccount,
    outbox: sql`each.recipient in (select email from customers where account_id = ${accountId})`,
    audit_trail: byAccount,
  };
  const tables: Record<string, ExportedRow[]> = {};
  for (const [table, condition] of Object.entries(conditions)) {
    // Customers never see the addresses of staff.
    const staffs =
      table === 'audit_trail'
        ? sql`case actor_kind when 'admin' then ${origin}::text[] end`
        : sql`null::text[]`;
    const hidden = sql`${left}::text[] || coalesce(${staffs}, ${[]}::text[])`;
    const { rows } = await sql<{ row: ExportedRow }>`select to_jsonb(each) - (${hidden}) as row
      from ${sql.table(table)} as each where ${condition}
      ${limitOf(table)}`.execute(db);
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}

function limitOf(table: string): RawBuilder<unknown> {
  if (table === 'listener_sessions') return sql`order by started_at desc limit ${latestSessions}`;
  if (table === 'audit_trail') return sql`order by each.id desc limit ${latestEvents}`;
  return sql``;
}
