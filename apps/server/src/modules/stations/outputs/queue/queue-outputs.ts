import {
  markReplaced,
  queueSong,
  saveAnnouncedSong,
} from '#/modules/stations/outputs/queue/queue.repository.ts';
import type { OnAnnounce } from '#/modules/stations/songs/announcement.ts';

/** Queues a song for the outputs of its station, in the transaction that announces it. Only songs are posted. */
export const queueOutputs: OnAnnounce = async (tx, announcement) => {
  const { stationId, songId, kind, artist, album, startedAt } = announcement;
  const title = announcement.title?.trim() ?? '';
  if (kind !== 'song' || title === '') return markReplaced(tx, stationId, startedAt);
  const song = { songId, title, artist, album, startedAt: startedAt.toISOString() };
  await saveAnnouncedSong(tx, stationId, song);
  await queueSong(tx, stationId, song);
};
