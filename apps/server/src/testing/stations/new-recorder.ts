import type { OnAnnounce, SongAnnouncement } from '#/modules/stations/songs/announcement.ts';
import { recordSongs } from '#/modules/stations/songs/recorder.ts';
import type { TestApp } from '#/testing/app/test-app.ts';

/** A recorder that a test runs by hand, and what it announced. */
export function newRecorder(test: TestApp) {
  const announced: SongAnnouncement[] = [];
  const onAnnounce: OnAnnounce = async (_tx, announcement) => void announced.push(announcement);
  return {
    announced,
    record: () =>
      recordSongs({
        db: test.db,
        bus: test.deps.bus,
        clock: test.clock,
        onAnnounce: [onAnnounce],
        onError(error) {
          throw error;
        },
      }),
  };
}
