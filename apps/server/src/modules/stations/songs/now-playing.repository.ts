import type { Song, SongQuery } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { contains, wordsOf } from '#/platform/db/search.ts';

type Executor = Db | Tx;

const own = (scope: Scope): RawBuilder<boolean> => ownedBy(scope, { table: 's', kind: 'station', id: 'id' });

/** A station with its settings of now playing. */
export interface PlayingStation {
  id: string;
  account_id: string;
  name: string;
  status: Row<'stations'>['status'];
  public_id: string;
  settings: Row<'now_playing'>['settings'];
  version: number;
  has_push_token: boolean;
  feed_checked_at: Date | null;
  feed_problem: string | null;
}

const stationColumns = sql`s.id, s.account_id, s.name, s.status, s.public_id, n.settings, coalesce(n.version, 0) as version,
  n.push_token_hash is not null as has_push_token, n.feed_checked_at, n.feed_problem`;

export async function listPlayingStations(
  db: Executor,
  scope: Scope,
  ids: readonly string[],
): Promise<PlayingStation[]> {
  const { rows } = await sql<PlayingStation>`select ${stationColumns}
    from stations s left join now_playing n on n.station_id = s.id
    where s.id = any(${ids}) and ${own(scope)}`.execute(db);
  return rows;
}

/** Locks a station until the end of the transaction; undefined for one that the scope may not see. */
export async function lockPlayingStation(
  tx: Tx,
  scope: Scope,
  id: string,
): Promise<PlayingStation | undefined> {
  const { rows } = await sql<PlayingStation>`select ${stationColumns}
    from stations s left join now_playing n on n.station_id = s.id
    where s.id = ${id} and ${own(scope)} for update of s`.execute(tx);
  return rows[0];
}

export interface SongRow {
  id: string;
  station_id: string;
  kind: Song['kind'];
  raw: string;
  artist: string | null;
  title: string | null;
  album: string | null;
  source: Song['source'];
  started_at: Date;
  ended_at: Date | null;
  is_corrected: boolean;
  listeners: number | null;
  cover: SongCover | null;
}

/** A cover that was found. */
export interface SongCover {
  readonly hash: string;
  readonly isHidden: boolean;
}

/** The cover of the song `o`. */
export const coverColumn = sql`(select json_build_object('hash', c.hash, 'isHidden', exists (
    select from hidden_covers h where h.station_id = o.station_id and h.key = c.key))
  from song_covers c where c.key = o.cover_key and c.hash is not null)`;

const songColumns = sql`o.id, o.station_id, o.kind, o.raw, o.artist, o.title, o.album, o.source, o.started_at, o.ended_at,
  o.is_corrected, o.listeners, ${coverColumn} as cover`;

/** The latest songs of each station that have begun, newest first. */
export async function listLatestSongs(
  db: Executor,
  scope: Scope,
  { ids, now, limit }: { readonly ids: readonly string[]; readonly now: Date; readonly limit: number },
): Promise<SongRow[]> {
  const { rows } = await sql<SongRow>`select latest.* from stations s cross join lateral (
      select ${songColumns} from songs o where o.station_id = s.id and o.started_at <= ${now}
      order by o.started_at desc, o.id desc limit ${limit}) as latest
    where s.id = any(${ids}) and ${own(scope)}`.execute(db);
  return rows;
}

export interface SongCounts {
  station_id: string;
  parsed: number;
  corrected: number;
  unknown: number;
  others: number;
}

/** Texts by result. */
export const countColumns = sql`count(*) filter (where o.kind = 'song' and not o.is_corrected)::int as parsed,
  count(*) filter (where o.kind = 'song' and o.is_corrected)::int as corrected,
  count(*) filter (where o.kind = 'none')::int as unknown,
  count(*) filter (where o.kind not in ('song', 'none'))::int as others`;

/** The texts of each station since a time by result. */
export async function countSongs(
  db: Executor,
  scope: Scope,
  { ids, from }: { readonly ids: readonly string[]; readonly from: Date },
): Promise<SongCounts[]> {
  const { rows } = await sql<SongCounts>`select o.station_id, ${countColumns}
    from songs o join stations s on s.id = o.station_id
    where s.id = any(${ids}) and o.started_at >= ${from} and ${own(scope)} group by o.station_id`.execute(db);
  return rows;
}

/** How often the song with this id played since a time. */
export async function countPlays(
  db: Executor,
  scope: Scope,
  { songIds, from }: { readonly songIds: readonly string[]; readonly from: Date },
): Promise<{ station_id: string; plays: number }[]> {
  const { rows } = await sql<{
    station_id: string;
    plays: number;
  }>`select o.station_id, count(*)::int as plays
    from songs c join songs o on o.station_id = c.station_id and o.kind = 'song'
      and o.artist is not distinct from c.artist and o.title = c.title
    join stations s on s.id = o.station_id
    where c.id = any(${songIds}) and o.started_at >= ${from} and ${own(scope)} group by o.station_id`.execute(
    db,
  );
  return rows;
}

export async function listSongs(
  db: Db,
  scope: Scope,
  stationId: string,
  { query, now, page }: { readonly query: SongQuery; readonly now: Date; readonly page: Page },
): Promise<Found<SongRow>> {
  const { from, to, kind, q = '' } = query;
  const words = wordsOf(q).map(
    (word) => sql<boolean>`${contains(sql`concat_ws(' ', o.artist, o.title, o.raw)`, word)}`,
  );
  const filters = [
    sql`o.station_id = ${stationId}`,
    own(scope),
    sql`o.started_at <= ${to === undefined ? now : new Date(to)}`,
    ...(from === undefined ? [] : [sql`o.started_at >= ${new Date(from)}`]),
    ...(kind === undefined ? [] : [sql`o.kind = ${kind}`]),
    ...words,
  ];
  const matching = sql`songs o join stations s on s.id = o.station_id where ${sql.join(filters, sql` and `)}`;
  const [found, counted] = await Promise.all([
    sql<SongRow>`select ${songColumns} from ${matching} order by o.started_at desc, o.id desc
      limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${matching}`.execute(db),
  ]);
  return { items: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** A song with what equal ones have in common. */
export type KeyedSong = SongRow & Pick<Row<'songs'>, 'raw_key' | 'cover_key'>;

/** A song of a station that the caller has locked. */
export async function findSong(tx: Tx, stationId: string, songId: string): Promise<KeyedSong | undefined> {
  const { rows } = await sql<KeyedSong>`select ${songColumns}, o.raw_key, o.cover_key from songs o
    where o.station_id = ${stationId} and o.id = ${songId}`.execute(tx);
  return rows[0];
}
