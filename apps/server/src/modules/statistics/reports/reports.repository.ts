import type { Locale, ReportPeriod } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { CustomerScope, Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

/** A cast with its report settings and recipient. */
export interface ReportRow {
  readonly castId: string;
  readonly username: string;
  readonly timeZone: string;
  readonly accountId: string;
  /** The owner of the account, who gets the reports. */
  readonly customerId: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: Locale;
  readonly weeklySince: Date | null;
  readonly monthlySince: Date | null;
}

const rowsWhere = (where: RawBuilder<unknown>) => sql<ReportRow>`select casts.id as "castId", username,
    casts.timezone as "timeZone", casts.account_id as "accountId", customers.id as "customerId", email, first_name as "firstName", locale,
    weekly_since as "weeklySince", monthly_since as "monthlySince"
  from casts join accounts on accounts.id = casts.account_id
    join customers on customers.account_id = casts.account_id and customers.role = 'owner' left join report_schedules on cast_id = casts.id
  where ${where}`;

export async function requireReportRow(db: Db | Tx, scope: Scope, username: string): Promise<ReportRow> {
  const { rows } = await rowsWhere(sql`username = ${username} and ${within(scope)}`).execute(db);
  if (!rows[0]) throw new AppError('resource.not_found');
  return rows[0];
}

/** All casts with reports enabled whose account is active. Internal: not scoped. */
export async function listWanted(db: Db): Promise<ReportRow[]> {
  const wanted = sql`(weekly_since is not null or monthly_since is not null)
    and customers.disabled_at is null and accounts.disabled_at is null and casts.terminated_at is null`;
  return (await rowsWhere(wanted).execute(db)).rows;
}

/** The caller must have checked the scope of the cast. A report that stays enabled keeps its start time. */
export async function saveWishes(
  tx: Tx,
  castId: string,
  { weekly, monthly }: { weekly: boolean; monthly: boolean },
  now: Date,
): Promise<void> {
  const since = (isOn: boolean, column: string) =>
    isOn ? sql`coalesce(report_schedules.${sql.id(column)}, ${now})` : sql`null`;
  await sql`insert into report_schedules (cast_id, weekly_since, monthly_since)
    values (${castId}, ${weekly ? now : null}, ${monthly ? now : null})
    on conflict (cast_id) do update set weekly_since = ${since(weekly, 'weekly_since')},
      monthly_since = ${since(monthly, 'monthly_since')}`.execute(tx);
}

/** Returns false if the report was sent, is being sent by another server, or was turned off. */
export async function claimReport(
  tx: Tx,
  castId: string,
  { period, from }: { period: ReportPeriod; from: string },
  now: Date,
): Promise<boolean> {
  const column = period === 'week' ? sql`weekly_since` : sql`monthly_since`;
  const { rows } = await sql`insert into reports_sent (cast_id, period, began, sent_at)
    select cast_id, ${period}, ${from}::date, ${now} from report_schedules
    where cast_id = ${castId} and ${column} is not null
    on conflict do nothing returning cast_id`.execute(tx);
  return rows.length > 0;
}

export async function wasSent(
  db: Db,
  castId: string,
  { period, from }: { period: ReportPeriod; from: string },
): Promise<boolean> {
  const { rows } = await sql`select from reports_sent
    where cast_id = ${castId} and period = ${period} and began = ${from}::date`.execute(db);
  return rows.length > 0;
}

export async function purgeReportsSent(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('reports_sent').where('sent_at', '<', before).execute();
}

interface StoppedReports {
  readonly username: string;
  readonly accountId: string;
  /** Whether each report was on. */
  readonly weekly: boolean;
  readonly monthly: boolean;
}

/**
 * Turns both reports of a cast off; returns undefined if the cast does not exist. The unsubscribe link authorizes the
 * call.
 */
export async function stopReports(tx: Tx, castId: string): Promise<StoppedReports | undefined> {
  const { rows } = await sql<StoppedReports>`with stopped as (
      delete from report_schedules where cast_id = ${castId}
      returning weekly_since is not null as weekly, monthly_since is not null as monthly)
    select username, account_id as "accountId", coalesce((select weekly from stopped), false) as weekly,
      coalesce((select monthly from stopped), false) as monthly
    from casts where id = ${castId}`.execute(tx);
  return rows[0];
}

export async function findStopWords(
  db: Db,
  castId: string,
): Promise<{ username: string; locale: Locale } | undefined> {
  const { rows } = await sql<{ username: string; locale: Locale }>`select username, locale
    from casts join customers on customers.account_id = casts.account_id and customers.role = 'owner'
    where casts.id = ${castId}`.execute(db);
  return rows[0];
}

/** Reports contain what the owner's account may see. */
export const scopeOfOwner = ({ customerId, accountId }: ReportRow): CustomerScope =>
  ({ kind: 'customer', customerId, accountId, role: 'owner', isLimited: false }) as CustomerScope;
