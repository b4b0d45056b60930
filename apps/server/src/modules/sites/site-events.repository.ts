import { sql } from 'kysely';
import { withinSites } from '#/modules/sites/domains/site-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

interface EventRow {
  username: string;
  version: number;
  /** Null while visitors do not get the site, so that a withdrawal is a change too. */
  published_at: Date | null;
  message_at: Date | null;
  domain_at: Date | null;
  unread: number;
  publish_at: Date | null;
  share_expires_at: Date | null;
  allows_code: boolean;
}

/** The latest changes of sites; those that the scope may not see are left out. */
export async function readEvents(db: Db, scope: Scope, usernames: readonly string[]): Promise<EventRow[]> {
  const { rows } =
    await sql<EventRow>`select one_pages.username, version, publish_at, share_expires_at, allows_code,
      case when state = 'published' and taken_down_at is null then v.published_at end as published_at,
      m.message_at, coalesce(m.unread, 0) as unread,
      (select max(greatest(added_at, checked_at, verified_at)) from site_domains d
        where d.username = one_pages.username) as domain_at
    from one_pages
    left join site_versions v on v.username = one_pages.username and v.number = one_pages.published_number
    left join lateral (select max(greatest(received_at, read_at)) as message_at,
        (count(*) filter (where read_at is null))::int as unread
      from site_messages where site_messages.username = one_pages.username) m on true
    where one_pages.username = any(${[...usernames]}) and ${withinSites(scope)}`.execute(db);
  return rows;
}
