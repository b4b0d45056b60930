import { type RawBuilder, sql } from 'kysely';
import { type HeardRow, heardColumns } from '#/modules/silence/settings/watch.repository.ts';
import type { Db, Row } from '#/platform/db/schema.ts';

// Public data: not scoped.

export interface StatusRow extends HeardRow {
  readonly id: string;
  readonly name: string;
  readonly timezone: string;
  readonly logo: Pick<Row<'files'>, 'hash' | 'content_type'> | null;
}

const hasStatusPage: RawBuilder<boolean> = sql`(t.settings ->> 'hasStatusPage')::boolean`;

/** A station that shows its status to anybody, by its public id. */
export async function findStatus(db: Db, publicId: string, now: Date): Promise<StatusRow | undefined> {
  const { rows } = await sql<StatusRow>`select s.id, s.name, s.timezone, ${heardColumns(now)},
      (select json_build_object('hash', f.hash, 'content_type', f.content_type)
        from files f where f.hash = s.logo_hash) as logo
    from stations s join silence_settings t on t.station_id = s.id
    left join silence_watches w on w.station_id = s.id
    where s.public_id = ${publicId} and s.status = 'active' and ${hasStatusPage}`.execute(db);
  return rows[0];
}

export type PublicIncident = Pick<Row<'silence_incidents'>, 'id' | 'kind' | 'started_at' | 'ended_at'>;

/** Latest first, without tests, false alarms and parts of others. */
export function listPublicIncidents(db: Db, stationId: string, limit: number): Promise<PublicIncident[]> {
  return db
    .selectFrom('silence_incidents')
    .select(['id', 'kind', 'started_at', 'ended_at'])
    .where('station_id', '=', stationId)
    .where('is_test', '=', false)
    .where('is_false_alarm', '=', false)
    .where('merged_into', 'is', null)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
