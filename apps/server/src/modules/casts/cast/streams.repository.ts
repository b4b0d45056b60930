import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

export type StreamRow = Pick<
  Row<'cast_streams'>,
  'id' | 'cast_id' | 'name' | 'mount' | 'codec' | 'bitrate' | 'is_primary' | 'over_bitrate_at'
> &
  Pick<Row<'casts'>, 'bitrate_limit'> & {
    /** Null while off air. */
    live: Omit<Row<'stream_live'>, 'stream_id'> | null;
  };

/** The streams of the named casts, in order. */
export async function listStreams(
  db: Db | Tx,
  scope: Scope,
  castIds: readonly string[],
): Promise<StreamRow[]> {
  const { rows } = await sql<StreamRow>`select s.id, s.cast_id, s.name, mount, codec, s.bitrate, is_primary,
      bitrate_limit, over_bitrate_at, case when l.stream_id is not null then json_build_object(
        'listeners', l.listeners, 'content_type', l.content_type, 'bitrate', l.bitrate,
        'measured_kbps', l.measured_kbps) end as live
    from cast_streams s join casts on casts.id = s.cast_id and ${within(scope)}
    left join stream_live l on l.stream_id = s.id
    where s.cast_id = any(${castIds}) order by s.cast_id, position`.execute(db);
  return rows;
}

/** A stream by its mount, with the encrypted source password. */
export async function findStreamByMount(
  db: Db | Tx,
  scope: Scope,
  castId: string,
  mount: string,
): Promise<Pick<Row<'cast_streams'>, 'id' | 'mount' | 'source_password'> | undefined> {
  const { rows } = await sql<Pick<Row<'cast_streams'>, 'id' | 'mount' | 'source_password'>>`
    select s.id, mount, source_password from cast_streams s join casts on casts.id = s.cast_id and ${within(scope)}
    where s.cast_id = ${castId} and mount = ${mount}`.execute(db);
  return rows[0];
}

export async function savePassword(
  db: Db | Tx,
  scope: Scope,
  streamId: string,
  sealed: Buffer,
): Promise<void> {
  await sql`update cast_streams set source_password = ${sealed} from casts
    where cast_streams.id = ${streamId} and casts.id = cast_id and ${within(scope)}`.execute(db);
}

/** The streams that the engine should accept: those of suspended, stopped and terminated casts are left out. Internal: not scoped. */
export function listConfiguredStreams(db: Db) {
  return db
    .selectFrom('cast_streams')
    .innerJoin('casts', 'casts.id', 'cast_id')
    .leftJoin('cast_streams as fallback', 'fallback.id', 'fallback_stream_id')
    .select([
      'cast_streams.id',
      'cast_streams.cast_id',
      'casts.name',
      'cast_streams.mount',
      'listener_limit',
      'bitrate_limit',
      'cast_streams.codec',
      'cast_streams.source_password',
      'description',
      'genres',
      'website',
      'fallback.mount as fallback',
      'reconnect_hold_s',
    ])
    .where('status', '!=', 'suspended')
    .where('stopped_at', 'is', null)
    .where('terminated_at', 'is', null)
    .orderBy('cast_streams.mount')
    .execute();
}
