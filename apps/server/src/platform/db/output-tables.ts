import type { SongOutput, SongOutputError, SongOutputKind, SongOutputTarget } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** A song as it was announced. */
export interface AnnouncedSong {
  readonly songId: string;
  readonly title: string;
  readonly artist: string | null;
  readonly album: string | null;
  /** ISO 8601. */
  readonly startedAt: string;
}

interface SongOutputsTable {
  id: string;
  station_id: string;
  kind: SongOutputKind;
  name: string;
  target: ColumnType<SongOutputTarget, string, string>;
  /** AES-256-GCM, see platform/crypto/secrets.ts. */
  secret: Buffer | null;
  secret_hint: string | null;
  /** What a service returned at its sign-in, encrypted as the secret. */
  session: Buffer | null;
  template: string;
  every_songs: number;
  min_interval_s: number;
  is_enabled: boolean;
  state: Generated<SongOutput['state']>;
  reason: SongOutputError | null;
  /** Refusals in a row. */
  refusals: Generated<number>;
  songs_since: number;
  last_posted_at: Date | null;
  /** The song that waits; a newer one takes its place. */
  pending: ColumnType<AnnouncedSong | null, string | null, string | null>;
  /** When something else began on the station than the song that waits. */
  replaced_at: Date | null;
  /** Failed tries of the song that waits. */
  attempts: Generated<number>;
  /** Nothing is posted before this time. */
  next_at: Moment;
  /** The server that posts now; another one takes over after `lease_until`. */
  leased_by: string | null;
  lease_until: Date | null;
  version: Generated<number>;
  created_at: Moment;
}

/** The last tries of each output. */
interface SongOutputResultsTable {
  id: Generated<string>;
  output_id: string;
  at: Moment;
  title: string;
  artist: string | null;
  is_test: boolean;
  status: number | null;
  error: SongOutputError | null;
  detail: string | null;
  text: string | null;
  duration_ms: number;
  retry_at: Date | null;
}

/** The last song of each station. */
interface AnnouncedSongsTable {
  station_id: string;
  song: ColumnType<AnnouncedSong, string, string>;
}

export interface OutputTables {
  song_outputs: SongOutputsTable;
  song_output_results: SongOutputResultsTable;
  announced_songs: AnnouncedSongsTable;
}
