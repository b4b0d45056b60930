import { type RawBuilder, sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export type DirectoryRow = Row<'cast_directories'>;

/** The current facts of a cast that directories may receive. */
export interface Standing {
  cast_id: string;
  username: string;
  name: string;
  description: string;
  genres: string[];
  language: string | null;
  website: string | null;
  status: Row<'casts'>['status'];
  listener_limit: number;
  slogan: string;
  country: string | null;
  contact_email: string | null;
  is_public: boolean;
  /** The mount of the listing. */
  mount: string;
  /** The mounts of all streams. */
  mounts: string[];
  codec: Row<'cast_streams'>['codec'];
  bitrate: number | null;
  on_air: boolean;
  content_type: string | null;
  said_bitrate: number | null;
  measured_kbps: number | null;
  listeners: number | null;
  title: string | null;
  /** The start of the listed mount, or null while off air. */
  since: Date | null;
}

const standings = (condition: RawBuilder<boolean>) => sql<Standing>`
  select casts.id as cast_id, username, casts.name, description, genres, language, website, status,
    listener_limit, coalesce(slogan, '') as slogan, country, contact_email, coalesce(is_public, false) as is_public,
    s.mount, (select array_agg(mount order by position) from cast_streams where cast_id = casts.id) as mounts,
    s.codec, s.bitrate, live.stream_id is not null as on_air, live.content_type,
    live.bitrate as said_bitrate, live.measured_kbps, live.listeners, cast_live.title,
    (select max(started_at) from on_air_spans o where o.cast_id = casts.id and o.mount = s.mount
      and o.ended_at is null) as since
  from casts
  left join cast_listings on cast_listings.cast_id = casts.id
  join lateral (select * from cast_streams where cast_id = casts.id
    order by (id = stream_id) desc nulls last, is_primary desc limit 1) s on true
  left join stream_live live on live.stream_id = s.id
  left join cast_live on cast_live.cast_id = casts.id
  where ${condition}`;

export async function findStanding(
  db: Executor,
  scope: Scope,
  username: string,
): Promise<Standing | undefined> {
  const { rows } = await standings(sql`username = ${username} and ${within(scope)}`).execute(db);
  return rows[0];
}

/** Casts with an enabled directory. Internal: not scoped. */
export async function listStandings(db: Executor, castIds: readonly string[]): Promise<Standing[]> {
  const { rows } = await standings(sql`casts.id = any(${castIds})`).execute(db);
  return rows;
}

/** The caller must have checked the scope of the cast. */
export function listDirectoryRows(db: Executor, castId: string): Promise<DirectoryRow[]> {
  return db.selectFrom('cast_directories').selectAll().where('cast_id', '=', castId).execute();
}
