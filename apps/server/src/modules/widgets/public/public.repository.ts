import type { PublicTrack } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { MomentRow } from '#/modules/casts/cast/cast-snapshot.ts';
import type { StreamRow } from '#/modules/casts/cast/streams.repository.ts';
import type { Db, Row } from '#/platform/db/schema.ts';

/** Public data: not scoped. */
export type PublicCastRow = MomentRow &
  Pick<Row<'casts'>, 'id' | 'name' | 'listener_limit'> & { readonly streams: readonly StreamRow[] };
export type PublicWidgetRow = Row<'cast_widgets'> & { readonly username: string };

/** A cast with its streams, the primary first; undefined if it does not exist. */
export async function findPublicCast(db: Db, username: string): Promise<PublicCastRow | undefined> {
  const { rows } = await sql<PublicCastRow>`
    select casts.id, casts.username, casts.name, casts.status, listener_limit, stopped_at, stopped_by,
      suspended_at, suspended_reason, live.on_air, live.listeners, live.title, live.title_since, live.since,
      (select json_agg(json_build_object('id', s.id, 'cast_id', s.cast_id, 'name', s.name, 'mount', mount,
          'codec', s.codec, 'bitrate', s.bitrate, 'is_primary', is_primary, 'bitrate_limit', bitrate_limit,
          'over_bitrate_at', null,
          'live', case when l.stream_id is not null then json_build_object('listeners', l.listeners,
            'content_type', l.content_type, 'bitrate', l.bitrate, 'measured_kbps', l.measured_kbps) end) order by is_primary desc, position)
        from cast_streams s left join stream_live l on l.stream_id = s.id where s.cast_id = casts.id) as streams
    from casts left join cast_live live on live.cast_id = casts.id
    where username = ${username} and terminated_at is null`.execute(db);
  return rows[0];
}

export async function findPublicWidget(db: Db, id: string): Promise<PublicWidgetRow | undefined> {
  return db
    .selectFrom('cast_widgets')
    .innerJoin('casts', 'casts.id', 'cast_id')
    .selectAll('cast_widgets')
    .select('username')
    .where('cast_widgets.id', '=', id)
    .where('terminated_at', 'is', null)
    .executeTakeFirst();
}

/** The latest titles, the current one first. */
export async function listPublicTitles(
  db: Db,
  castId: string,
  limit: number,
): Promise<{ title: string; startedAt: PublicTrack['startedAt'] }[]> {
  const rows = await db
    .selectFrom('played_titles')
    .select(['title', 'started_at'])
    .where('cast_id', '=', castId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ title: row.title, startedAt: row.started_at.toISOString() }));
}
