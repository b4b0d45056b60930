import type { Locale } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db } from '#/platform/db/schema.ts';

/** Visits and plays of a site on a day, in UTC; empty texts stand for unknown. */
export interface SiteDay {
  readonly username: string;
  readonly day: string;
  readonly country: string;
  readonly referrer: string;
  readonly language: Locale;
  readonly visits: number;
  readonly plays: number;
}

/** Adds to the stored counts; those of deleted sites are dropped. Internal: not scoped. */
export async function addSiteDays(db: Db, days: readonly SiteDay[]): Promise<void> {
  // Sorted, so that concurrent writes do not deadlock.
  await sql`insert into site_days (username, day, country, referrer, language, visits, plays)
    select n.username, n.day, n.country, n.referrer, n.language, n.visits, n.plays
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n
      (username text, day date, country text, referrer text, language text, visits int, plays int)
    join one_pages on one_pages.username = n.username
    order by 1, 2, 3, 4, 5
    on conflict (username, day, country, referrer, language) do update set
      visits = site_days.visits + excluded.visits, plays = site_days.plays + excluded.plays`.execute(db);
}

/** Deletes counts before a moment. Internal: not scoped. */
export async function purgeSiteDays(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  const where = sql`day < ${before.toISOString().slice(0, 10)}::date`;
  await deleteInBatches(db, { table: 'site_days', where, signal });
}

interface Range {
  readonly from: string;
  readonly to: string;
}

interface Counts {
  readonly visits: number;
  readonly plays: number;
}

/** Counts of a site by the values of a column. The caller must have checked the scope of the site. */
export async function listCounts(
  db: Db,
  username: string,
  column: 'day' | 'country' | 'referrer' | 'language',
  { from, to }: Range,
): Promise<(Counts & { readonly value: string })[]> {
  const { rows } = await sql<Counts & { value: string }>`select ${sql.ref(column)}::text as value,
      sum(visits)::int as visits, sum(plays)::int as plays from site_days
    where username = ${username} and day between ${from}::date and ${to}::date
    group by 1 order by 2 desc, 3 desc, 1`.execute(db);
  return rows;
}

/** The first counted day, and the messages of a range. The caller must have checked the scope of the site. */
export async function findSince(
  db: Db,
  username: string,
  { from, to }: Range,
): Promise<{ readonly since: string | null; readonly messages: number }> {
  const { rows } = await sql<{ since: string | null; messages: number }>`select
      (select min(day)::text from site_days where username = ${username}) as since,
      (select count(*)::int from site_messages where username = ${username}
        and (received_at at time zone 'UTC')::date between ${from}::date and ${to}::date) as messages`.execute(
    db,
  );
  return rows[0] ?? { since: null, messages: 0 };
}
