import type { GeneralSettings, ServerSettings, StreamsSettings } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export type Section = 'general' | 'streams' | 'server';
export type SettingsRow = Row<'casts'>;
export type ChangeRow = Row<'cast_changes'>;
type StreamRow = Row<'cast_streams'>;

export async function findSettings(
  db: Executor,
  scope: Scope,
  username: string,
): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`select * from casts where username = ${username}
    and ${within(scope)}`.execute(db);
  return rows[0];
}

/** Locks the row of a cast: other changes of its settings wait. */
export async function lockSettings(tx: Tx, castId: string): Promise<SettingsRow> {
  return tx.selectFrom('casts').selectAll().where('id', '=', castId).forUpdate().executeTakeFirstOrThrow();
}

/** The caller must have checked the scope of the cast. */
export function listStreamRows(db: Executor, castId: string): Promise<StreamRow[]> {
  return db
    .selectFrom('cast_streams')
    .selectAll()
    .where('cast_id', '=', castId)
    .orderBy('position')
    .execute();
}

export async function listOnAir(db: Executor, castId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stream_live')
    .innerJoin('cast_streams', 'cast_streams.id', 'stream_id')
    .select('stream_id')
    .where('cast_id', '=', castId)
    .execute();
  return rows.map(({ stream_id }) => stream_id);
}

/** The latest change that may have waited for sources; a newer one clears the result of an older one. */
export function findLatestStaged(db: Executor, castId: string): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('cast_changes')
    .selectAll()
    .where('cast_id', '=', castId)
    .orderBy('rev', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The cast's row is locked, so the numbers are unique. */
export async function addChange(tx: Tx, change: Omit<NewRow<'cast_changes'>, 'rev'>): Promise<ChangeRow> {
  const { last } = await tx
    .selectFrom('cast_changes')
    .select((eb) => eb.fn.max('rev').as('last'))
    .where('cast_id', '=', change.cast_id)
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('cast_changes')
    .values({ ...change, rev: (last ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function toGeneral(row: SettingsRow): GeneralSettings {
  const { name, description, genres, language, website, timezone } = row;
  return { name, description, genres, language, website, timeZone: timezone };
}

export function toServer(row: SettingsRow): ServerSettings {
  return {
    maxListenS: row.max_listen_s,
    perAddress: row.per_address,
    fallbackStreamId: row.fallback_stream_id,
    reconnectHoldS: row.reconnect_hold_s,
  };
}

type KeptStream = StreamsSettings['streams'][number] & { id: string };

export function toStreams(rows: readonly StreamRow[]): { streams: KeptStream[] } {
  return {
    streams: rows.map(({ id, name, mount, codec, bitrate, is_primary }) => ({
      id,
      name,
      mount,
      codec,
      bitrate,
      isPrimary: is_primary,
    })),
  };
}

/** The current settings of a section. */
export async function readSection(db: Executor, row: SettingsRow, section: Section) {
  if (section === 'general') return toGeneral(row);
  return section === 'server' ? toServer(row) : toStreams(await listStreamRows(db, row.id));
}
