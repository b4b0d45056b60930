import type { OnAnnounce } from '#/modules/stations/songs/announcement.ts';
import { type WantedCall, wantedCall } from '#/modules/stations/tune-in/air/wanted-call.ts';
import {
  type QueueRow,
  replaceQueued,
  storeSong,
} from '#/modules/stations/tune-in/queue/queue.repository.ts';

const secondMs = 1_000;
/** Between two calls of a station. */
export const spacingMs = 10 * secondMs;

/**
 * Stores what plays, and plans one call for it. It replaces a call that still waits: a song that ended is never sent. What is
 * the same as the last call is not sent again.
 */
export const queueTuneIn: OnAnnounce = async (tx, announcement) => {
  const row = await storeSong(tx, announcement);
  if (!row) return;
  const call = row.is_enabled && row.stopped === null ? callOf(row) : null;
  // The same song, announced again: what is planned for it stays.
  if (call !== null && call.key === row.queued_key) return;
  const isNews = call !== null && call.key !== row.sent_key;
  await replaceQueued(tx, row.station_id, isNews ? { key: call.key, dueAt: dueAt(row) } : null);
};

/** The call that the song of a station asks for with its current settings. */
export function callOf(row: QueueRow): WantedCall | null {
  const options = { sendAlbum: row.send_album, markAds: row.mark_ads, unknownSongs: row.unknown_songs };
  return wantedCall(row, options, row.station_name);
}

function dueAt({
  started_at: startedAt,
  delay_s: delayS,
  called_at: calledAt,
  retry_at: retryAt,
}: QueueRow): Date {
  const times = [startedAt.getTime() + delayS * secondMs, retryAt?.getTime() ?? 0];
  return new Date(Math.max(...times, calledAt === null ? 0 : calledAt.getTime() + spacingMs));
}
