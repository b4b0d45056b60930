import type { NowPlayingSettings, Song, TitleRule } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** A song of a source that has fields. */
export interface ReceivedSong {
  readonly artist: string | null;
  readonly title: string;
  readonly album: string | null;
  readonly isCommercial: boolean;
}

/** A column that inserts may leave out. */
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
type Json<Value> = ColumnType<Value, string, string>;

interface NowPlayingTable {
  station_id: string;
  /** Null: the defaults. */
  settings: ColumnType<NowPlayingSettings | null, string | null | undefined, string | null>;
  version: Generated<number>;
  push_token_hash: Nullable<Buffer>;
  /** The last text of a page or of a push; those of the stream are stored with the service. */
  received: Nullable<string>;
  received_source: Nullable<Exclude<Song['source'], 'stream'>>;
  received_at: Nullable<Date>;
  /** The fields of `received`. */
  received_song: ColumnType<ReceivedSong | null, string | null | undefined, string | null>;
  /** When the page is read again; null for other sources. */
  feed_next_at: Nullable<Date>;
  /** The server that reads it now; another one takes it over after `feed_lease_until`. */
  feed_leased_by: Nullable<string>;
  feed_lease_until: Nullable<Date>;
  feed_checked_at: Nullable<Date>;
  feed_problem: Nullable<string>;
}

interface SongsTable {
  id: Generated<string>;
  station_id: string;
  kind: Song['kind'];
  raw: string;
  raw_key: string;
  artist: string | null;
  title: string | null;
  album: string | null;
  source: Song['source'];
  is_corrected: Generated<boolean>;
  listeners: number | null;
  started_at: Moment;
  /** Null while it plays. */
  ended_at: Date | null;
  announce_at: Moment;
  /** Null until the delay and the minimum time have passed. */
  announced_at: Date | null;
  /** Of the cover that was looked up; null without one. */
  cover_key: Nullable<string>;
}

interface SongCoversTable {
  key: string;
  artist: string;
  title: string;
  album: string | null;
  state: Generated<'waiting' | 'found' | 'none'>;
  /** The stored image, see files. */
  hash: Nullable<string>;
  attempts: Generated<number>;
  /** Null for a known result. */
  next_at: Date | null;
  looked_up_at: Nullable<Date>;
  used_at: Moment;
}

interface HiddenCoversTable {
  station_id: string;
  key: string;
}

interface SongCorrectionsTable {
  station_id: string;
  raw_key: string;
  artist: string | null;
  title: string;
  album: string | null;
  created_at: Moment;
}

interface FleetTitleRulesTable {
  is_only: Generated<boolean>;
  rules: Json<TitleRule[]>;
  ignored: Json<string[]>;
  version: number;
}

export interface SongTables {
  now_playing: NowPlayingTable;
  songs: SongsTable;
  song_corrections: SongCorrectionsTable;
  song_covers: SongCoversTable;
  hidden_covers: HiddenCoversTable;
  fleet_title_rules: FleetTitleRulesTable;
}
