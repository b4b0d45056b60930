import { type RawBuilder, sql } from 'kysely';
import type { OutputRow } from '#/modules/stations/outputs/services/post-song.ts';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { AnnouncedSong } from '#/platform/db/output-tables.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** An output of a station. */
export interface Place {
  readonly id: string;
  readonly outputId: string;
}

const own = (scope: Scope): RawBuilder<boolean> => ownedBy(scope, { table: 's', kind: 'station', id: 'id' });

/** The name of a station; undefined for one that the scope may not see. */
export async function findStationName(
  db: Executor,
  scope: Scope,
  stationId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select s.name from stations s
    where s.id = ${stationId} and ${own(scope)}`.execute(db);
  return rows[0]?.name;
}

/** An output with its latest result. */
export type ListedOutput = Row<'song_outputs'> & { readonly last: ResultRow | null };
export type ResultRow = Row<'song_output_results'>;

/** Oldest first; `outputId` filters by id. */
export async function listOutputs(
  db: Executor,
  scope: Scope,
  stationId: string,
  outputId?: string,
): Promise<ListedOutput[]> {
  const one = outputId === undefined ? sql`true` : sql`o.id = ${outputId}`;
  const { rows } = await sql<Row<'song_outputs'>>`select o.* from song_outputs o
    join stations s on s.id = o.station_id
    where o.station_id = ${stationId} and ${one} and ${own(scope)} order by o.created_at, o.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const { rows: results } = await sql<ResultRow>`select distinct on (output_id) * from song_output_results
    where output_id = any(${ids}) order by output_id, id desc`.execute(db);
  const last = new Map(results.map((result) => [result.output_id, result]));
  return rows.map((row) => ({ ...row, last: last.get(row.id) ?? null }));
}

/** Locks an output and returns it with the name of its station. */
export async function lockOutput(
  tx: Tx,
  scope: Scope,
  { id, outputId }: Place,
): Promise<OutputRow | undefined> {
  const { rows } = await sql<OutputRow>`select o.*, s.name as station_name from song_outputs o
    join stations s on s.id = o.station_id
    where o.station_id = ${id} and o.id = ${outputId} and ${own(scope)} for update of o`.execute(tx);
  return rows[0];
}

/** The caller must have locked the station. */
export async function countOutputs(tx: Tx, stationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('song_outputs')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('station_id', '=', stationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The caller must have locked the station. */
export async function insertOutput(tx: Tx, row: NewRow<'song_outputs'>): Promise<void> {
  await tx.insertInto('song_outputs').values(row).execute();
}

/** The caller must have locked the output. Its results are deleted by cascade. */
export async function deleteOutput(tx: Tx, outputId: string): Promise<void> {
  await tx.deleteFrom('song_outputs').where('id', '=', outputId).execute();
}

/** Latest first. The caller must have found the output. */
export function listResults(db: Executor, outputId: string): Promise<ResultRow[]> {
  return db
    .selectFrom('song_output_results')
    .selectAll()
    .where('output_id', '=', outputId)
    .orderBy('id', 'desc')
    .execute();
}

/** The caller must have found the output. */
export async function countResults(tx: Tx, outputId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('song_output_results')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('output_id', '=', outputId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The song that a station announced last. */
export async function findLastSong(
  db: Executor,
  scope: Scope,
  stationId: string,
): Promise<AnnouncedSong | undefined> {
  const { rows } = await sql<{ song: AnnouncedSong }>`select a.song from announced_songs a
    join stations s on s.id = a.station_id where s.id = ${stationId} and ${own(scope)}`.execute(db);
  return rows[0]?.song;
}
