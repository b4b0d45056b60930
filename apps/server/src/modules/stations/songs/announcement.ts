import type { Tx } from '#/platform/db/schema.ts';

/** A text that began on a station, after the delay and the minimum time of its settings. */
export interface SongAnnouncement {
  readonly stationId: string;
  /** Of the row in `songs`. */
  readonly songId: string;
  readonly kind: 'song' | 'ad' | 'jingle' | 'station' | 'none';
  /** Null for other kinds than songs, and if the stream sends only a title. */
  readonly artist: string | null;
  /** Null for other kinds than songs. */
  readonly title: string | null;
  readonly album: string | null;
  readonly startedAt: Date;
}

/** Queues what a song triggers, in the transaction that announces it: writes rows and calls nobody. */
export type OnAnnounce = (tx: Tx, announcement: SongAnnouncement) => Promise<void>;
