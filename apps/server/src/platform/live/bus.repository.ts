import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';

export const liveChannel = 'studio_live';

/** Sends each topic with the next number of a sequence that all servers share. */
export async function notifyTopics(db: Db, topics: readonly string[]): Promise<void> {
  await sql`select pg_notify(${liveChannel}, nextval('live_sequence') || ' ' || topic) from unnest(${topics}::text[]) as topic`.execute(
    db,
  );
}
