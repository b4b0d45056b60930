import { readEvents } from '#/modules/sites/site-events.repository.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';

/** `site:<username>`: which reads of a site are out of date. */
export const siteTopic = ({ db }: { readonly db: Db }): LiveTopic => ({
  kind: 'value',
  name: 'site',
  permission: 'products.view',
  async read(scope, usernames) {
    const rows = await readEvents(db, scope, usernames);
    return new Map(
      rows.map((row) => [
        row.username,
        {
          username: row.username,
          version: row.version,
          publishedAt: row.published_at?.toISOString() ?? null,
          messageAt: row.message_at?.toISOString() ?? null,
          domainAt: row.domain_at?.toISOString() ?? null,
          unreadMessages: row.unread,
          allowsCode: row.allows_code,
          publishAt: row.publish_at?.toISOString() ?? null,
          sharedUntil: row.share_expires_at?.toISOString() ?? null,
        },
      ]),
    );
  },
});
