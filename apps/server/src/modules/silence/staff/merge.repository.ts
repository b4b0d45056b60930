import { sql } from 'kysely';
import type { NewRow, Row, Tx } from '#/platform/db/schema.ts';

export type Incident = Row<'silence_incidents'>;

/** Columns that a merge, its undoing or a split changes. */
export type ChangedColumns = Partial<
  Pick<
    Incident,
    | 'started_at'
    | 'raised_at'
    | 'ended_at'
    | 'lowest_db'
    | 'listeners_at_start'
    | 'listeners_lost'
    | 'listener_minutes'
    | 'acknowledged_at'
    | 'acknowledged_by'
    | 'acknowledged_via'
    | 'note'
    | 'is_false_alarm'
    | 'clip_hash'
    | 'clip_s'
    | 'clip_type'
    | 'before_merge'
  >
>;

/** Locks incidents of a station, with their parts, until the end of the transaction. The caller must have locked the station. */
export function lockWithParts(tx: Tx, stationId: string, ids: readonly string[]): Promise<Incident[]> {
  return tx
    .selectFrom('silence_incidents')
    .selectAll()
    .where('station_id', '=', stationId)
    .where((eb) => eb.or([eb('id', 'in', [...ids]), eb('merged_into', 'in', [...ids])]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The caller must have locked the incident. */
export async function saveColumns(
  tx: Tx,
  id: string,
  { before_merge: before, ...columns }: ChangedColumns,
): Promise<void> {
  await tx
    .updateTable('silence_incidents')
    .set((eb) => ({
      ...columns,
      ...(before !== undefined && { before_merge: before && JSON.stringify(before) }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Makes locked incidents, and the parts of them, parts of another one. */
export async function moveInto(tx: Tx, targetId: string, ids: readonly string[]): Promise<void> {
  await sql`update silence_incidents set merged_into = ${targetId}, version = version + 1
    where id = any(${[...ids]}) or merged_into = any(${[...ids]})`.execute(tx);
}

/** Makes the parts of a locked incident incidents again. Returns their ids. */
export async function freeParts(tx: Tx, targetId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('silence_incidents')
    .set((eb) => ({ merged_into: null, version: eb('version', '+', 1) }))
    .where('merged_into', '=', targetId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertPart(tx: Tx, row: NewRow<'silence_incidents'>): Promise<void> {
  await tx.insertInto('silence_incidents').values(row).execute();
}
