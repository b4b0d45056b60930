import { sql } from 'kysely';
import { defaultSettings } from '#/modules/silence/settings/default-settings.ts';
import { type OwnerRow, ownerColumns, ownerJoins } from '#/modules/silence/staff/wall.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

export interface ManagedRow extends OwnerRow {
  readonly station_id: string;
  readonly service_id: string;
  readonly label: string;
  readonly max_recipients: number | null;
  readonly sms_per_month: number | null;
  readonly notes: string;
  readonly notes_version: number;
  readonly decode_errors: number;
  readonly connected_at: Date | null;
}

/** The oldest station that plays a streaming service, with what staff set. */
export async function findManaged(
  db: Db | Tx,
  _scope: AdminScope,
  serviceId: string,
): Promise<ManagedRow | undefined> {
  const { rows } =
    await sql<ManagedRow>`select s.id as station_id, v.id as service_id, v.label, ${ownerColumns},
      t.max_recipients, t.sms_per_month, coalesce(t.notes, '') as notes, coalesce(t.notes_version, 0) as notes_version,
      coalesce(w.decode_errors, 0) as decode_errors, w.connected_at
    from streaming_services v join stations s on s.service_id = v.id and s.account_id = v.account_id ${ownerJoins}
    left join silence_settings t on t.station_id = s.id left join silence_watches w on w.station_id = s.id
    where v.id = ${serviceId} order by s.id limit 1`.execute(db);
  return rows[0];
}

/** The caller must have locked the station. */
export async function saveManaged(
  tx: Tx,
  stationId: string,
  change: Pick<Row<'silence_settings'>, 'max_recipients' | 'sms_per_month' | 'notes' | 'notes_version'>,
): Promise<void> {
  await tx
    .insertInto('silence_settings')
    .values({
      station_id: stationId,
      // As before the first save of its owner.
      settings: JSON.stringify(defaultSettings),
      version: 0,
      ...change,
    })
    .onConflict((conflict) => conflict.column('station_id').doUpdateSet(change))
    .execute();
}
