import type { SongAnnouncement } from '#/modules/stations/songs/announcement.ts';
import { queueTuneIn } from '#/modules/stations/tune-in/queue/queue-tune-in.ts';
import type { TestApp } from '#/testing/app/test-app.ts';

let songs = 0;

/** Announces what plays on a station, at the time of the test. */
export async function announceSong(
  test: Pick<TestApp, 'db' | 'clock'>,
  stationId: string,
  song: Partial<SongAnnouncement> = {},
): Promise<void> {
  songs += 1;
  const announcement = {
    stationId,
    songId: String(songs),
    kind: 'song',
    artist: 'Orla Finch',
    title: 'A Quiet Engine',
    album: null,
    startedAt: test.clock.now(),
    ...song,
  } as const;
  await test.db.transaction().execute((tx) => queueTuneIn(tx, announcement));
}

/** Puts the external service of a station on air. */
export async function putOnAir({ db }: Pick<TestApp, 'db'>, stationId: string): Promise<void> {
  const { service_id: id } = await db
    .selectFrom('stations')
    .select('service_id')
    .where('id', '=', stationId)
    .executeTakeFirstOrThrow();
  await db.updateTable('service_checks').set({ state: 'on_air' }).where('service_id', '=', id).execute();
}
