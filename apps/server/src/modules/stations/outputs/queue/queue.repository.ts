import { limits } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Outcome, OutputRow } from '#/modules/stations/outputs/services/post-song.ts';
import type { AnnouncedSong } from '#/platform/db/output-tables.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

// Internal to the queue: not scoped and not reachable from requests.

/** Stores the last song of a station, for tests of outputs. */
export async function saveAnnouncedSong(tx: Tx, stationId: string, song: AnnouncedSong): Promise<void> {
  const value = JSON.stringify(song);
  await tx
    .insertInto('announced_songs')
    .values({ station_id: stationId, song: value })
    .onConflict((conflict) => conflict.column('station_id').doUpdateSet({ song: value }))
    .execute();
}

/** Counts a song for the outputs of a station; it waits where it is due, in place of an earlier one. */
export async function queueSong(tx: Tx, stationId: string, song: AnnouncedSong): Promise<void> {
  const isDue = sql<boolean>`songs_since + 1 >= every_songs`;
  await sql`update song_outputs set
      songs_since = least(songs_since + 1, ${limits.songOutputEverySongs}),
      pending = case when ${isDue} then ${JSON.stringify(song)}::jsonb else pending end,
      replaced_at = case when ${isDue} then null else replaced_at end,
      attempts = case when ${isDue} then 0 else attempts end
    where station_id = ${stationId} and is_enabled
      and (pending is null or pending ->> 'songId' <> ${song.songId})`.execute(tx);
}

/** Something else than a song began: waiting songs are over. */
export async function markReplaced(tx: Tx, stationId: string, at: Date): Promise<void> {
  await tx
    .updateTable('song_outputs')
    .set({ replaced_at: at })
    .where('station_id', '=', stationId)
    .where('pending', 'is not', null)
    .where('replaced_at', 'is', null)
    .execute();
}

export interface LeasedOutput extends OutputRow {
  readonly pending: AnnouncedSong;
}

/**
 * Leases outputs with a song that is due, the longest waiting first. Rows that another server is leasing are skipped, and
 * those of a dead one are taken over when its lease ends.
 */
export async function leaseDueOutputs(
  db: Db,
  {
    now,
    until,
    worker,
    limit,
  }: { readonly now: Date; readonly until: Date; readonly worker: string; readonly limit: number },
): Promise<LeasedOutput[]> {
  if (limit <= 0) return [];
  const { rows } = await sql<LeasedOutput>`with due as materialized (
      select o.id, s.name from song_outputs o join stations s on s.id = o.station_id
      where o.pending is not null and o.next_at <= ${now} and s.status <> 'suspended'
        and (o.lease_until is null or o.lease_until <= ${now})
      order by o.next_at limit ${limit} for update of o skip locked
    )
    update song_outputs o set leased_by = ${worker}, lease_until = ${until}
    from due where o.id = due.id returning o.*, due.name as station_name`.execute(db);
  return rows;
}

/** Ends the lease without a try. */
export async function releaseOutput(
  db: Db,
  id: string,
  { worker, nextAt }: { readonly worker: string; readonly nextAt: Date },
): Promise<void> {
  await db
    .updateTable('song_outputs')
    .set({ leased_by: null, lease_until: null, next_at: nextAt })
    .where('id', '=', id)
    .where('leased_by', '=', worker)
    .execute();
}

export type LockedOutput = Row<'song_outputs'> & {
  readonly account_id: string;
  readonly station_name: string;
};

/** Locks an output that a server leases; undefined if it was deleted, or taken over. */
export async function lockLeased(tx: Tx, id: string, worker: string): Promise<LockedOutput | undefined> {
  const { rows } =
    await sql<LockedOutput>`select o.*, s.account_id, s.name as station_name from song_outputs o
    join stations s on s.id = o.station_id
    where o.id = ${id} and o.leased_by = ${worker} for update of o`.execute(tx);
  return rows[0];
}

export type OutputChange = Partial<
  Omit<Row<'song_outputs'>, 'id' | 'station_id' | 'kind' | 'created_at' | 'pending' | 'target'>
> & { readonly pending?: string | null; readonly target?: string };

/** The caller must have locked the output. */
export async function saveOutput(tx: Tx, id: string, change: OutputChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('song_outputs').set(change).where('id', '=', id).execute();
}

/** Stores a result and deletes the oldest ones. The caller must have locked the output. Returns its id. */
export async function insertResult(
  tx: Tx,
  outputId: string,
  outcome: Outcome,
  { isTest, retryAt }: { readonly isTest: boolean; readonly retryAt: Date | null },
): Promise<string> {
  const { at, song, status, error, detail, text, durationMs } = outcome;
  const { id } = await tx
    .insertInto('song_output_results')
    .values({
      output_id: outputId,
      at,
      title: song.title,
      artist: song.artist,
      is_test: isTest,
      status,
      error,
      detail,
      text,
      duration_ms: durationMs,
      retry_at: retryAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`delete from song_output_results where output_id = ${outputId} and id <= (
      select id from song_output_results where output_id = ${outputId}
      order by id desc offset ${limits.songOutputLog} limit 1)`.execute(tx);
  return id;
}
