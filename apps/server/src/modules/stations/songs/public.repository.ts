import { sql } from 'kysely';
import { coverColumn, type SongRow } from '#/modules/stations/songs/now-playing.repository.ts';
import type { Db, Row } from '#/platform/db/schema.ts';
import type { ReceivedSong } from '#/platform/db/song-tables.ts';

// Public data: not scoped.

export interface PublicStation {
  id: string;
  name: string;
  status: Row<'stations'>['status'];
  source: Row<'now_playing'>['received_source'] | 'stream';
  is_paused: boolean;
  push_token_hash: Buffer | null;
  logo: StationLogo | null;
}

/** The file of a station's logo. */
export type StationLogo = Pick<Row<'files'>, 'hash' | 'content_type'>;

/** The logo of the station `s`. */
const logoColumn = sql`(select json_build_object('hash', f.hash, 'content_type', f.content_type)
  from files f where f.hash = s.logo_hash) as logo`;

/** A station by its public id. */
export async function findPublicStation(db: Db, publicId: string): Promise<PublicStation | undefined> {
  const { rows } = await sql<PublicStation>`select s.id, s.name, s.status,
      coalesce(n.settings ->> 'source', 'stream') as source,
      coalesce((n.settings ->> 'isPaused')::boolean, false) as is_paused, n.push_token_hash,
      ${logoColumn}
    from stations s left join now_playing n on n.station_id = s.id where s.public_id = ${publicId}`.execute(
    db,
  );
  return rows[0];
}

type PublicSongRow = Pick<SongRow, 'kind' | 'artist' | 'title' | 'album' | 'started_at' | 'cover'> & {
  readonly is_current: boolean;
};

/**
 * The announced songs of a station, newest first, and what plays now. While a text waits for its announcement, the one
 * before it is shown.
 */
export async function listPublicSongs(
  db: Db,
  stationId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<PublicSongRow[]> {
  const { rows } = await sql<PublicSongRow>`with announced as (
      select kind, artist, title, album, started_at, ended_at, ${coverColumn} as cover from songs o
      where station_id = ${stationId} and announced_at is not null and started_at <= ${now}
      order by started_at desc, id desc limit ${limit * 3})
    select kind, artist, title, album, started_at, cover, ended_at is null or ended_at > ${now} or exists (
        select from songs o where o.station_id = ${stationId} and o.ended_at is null and o.announced_at is null
          and o.started_at = a.ended_at) as is_current
    from announced a order by started_at desc`.execute(db);
  return rows;
}

/** The oldest station that plays a cast, if it is not paused and has recorded what it plays. */
export async function findStationOfCast(
  db: Db,
  castId: string,
): Promise<Pick<PublicStation, 'id' | 'logo'> | undefined> {
  const { rows } = await sql<Pick<PublicStation, 'id' | 'logo'>>`select s.id, ${logoColumn} from stations s
    join streaming_services v on v.id = s.service_id join casts c on c.id = v.cast_id
    left join now_playing n on n.station_id = s.id
    where c.id = ${castId} and c.account_id = s.account_id and s.status = 'active'
      and not coalesce((n.settings ->> 'isPaused')::boolean, false)
      and exists (select from songs o where o.station_id = s.id and o.announced_at is not null)
    order by s.created_at, s.id limit 1`.execute(db);
  return rows[0];
}

/** Stores a song that playout software sent. */
export async function savePushedSong(
  db: Db,
  stationId: string,
  { text, fields, at }: { readonly text: string; readonly fields: ReceivedSong; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('now_playing')
    .set({
      received: text,
      received_source: 'push',
      received_at: sql`case when received is not distinct from ${text} then received_at else ${at}::timestamptz end`,
      received_song: JSON.stringify(fields),
    })
    .where('station_id', '=', stationId)
    .execute();
}
