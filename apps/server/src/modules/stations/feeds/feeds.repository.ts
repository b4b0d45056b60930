import type { NowPlayingSettings } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';
import type { ReceivedSong } from '#/platform/db/song-tables.ts';

// Internal to the reader of pages: not scoped and not reachable from requests.

export interface DueFeed {
  station_id: string;
  settings: NowPlayingSettings;
  version: number;
}

/** Leases pages that are due, the longest waiting first. */
export async function leaseDueFeeds(
  db: Db,
  {
    now,
    until,
    worker,
    limit,
  }: { readonly now: Date; readonly until: Date; readonly worker: string; readonly limit: number },
): Promise<DueFeed[]> {
  const { rows } = await sql<DueFeed>`with due as materialized (
      select n.station_id from now_playing n join stations s on s.id = n.station_id
      where n.feed_next_at <= ${now} and (n.feed_lease_until is null or n.feed_lease_until <= ${now})
        and s.status = 'active'
      order by n.feed_next_at limit ${limit} for update of n skip locked)
    update now_playing n set feed_leased_by = ${worker}, feed_lease_until = ${until}
    from due where n.station_id = due.station_id
    returning n.station_id, n.settings, n.version`.execute(db);
  return rows;
}

interface Read {
  readonly worker: string;
  readonly at: Date;
  readonly nextAt: Date;
}

/** Stores what a page says, unless the settings changed meanwhile or another server took over. */
export async function saveFeed(
  db: Db,
  { station_id: stationId, version, settings }: DueFeed,
  { worker, at, nextAt }: Read,
  reading:
    | { readonly text: string | null; readonly fields: ReceivedSong | null }
    | { readonly problem: string },
): Promise<void> {
  const released = {
    feed_next_at: nextAt,
    feed_leased_by: null,
    feed_lease_until: null,
    feed_checked_at: at,
  };
  const isRead = 'text' in reading;
  const text = isRead ? reading.text : null;
  await db
    .updateTable('now_playing')
    .set({
      ...released,
      feed_problem: isRead ? null : reading.problem,
      // A failed request does not end the song.
      ...(isRead && {
        received: text,
        received_source: text === null ? null : settings.source === 'xml' ? 'xml' : 'json',
        received_song: reading.fields && JSON.stringify(reading.fields),
        received_at:
          text === null
            ? null
            : sql`case when received is not distinct from ${text} then received_at
          else ${at}::timestamptz end`,
      }),
    })
    .where('station_id', '=', stationId)
    .where('version', '=', version)
    .where('feed_leased_by', '=', worker)
    .execute();
}
