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

type Json<Value> = ColumnType<Value, string, string>;

interface NowPlayingTable {
  station_id: string;
  /** In the public address; identifies the station only to those who have it. */
  public_id: string;
  /** Null: the defaults. */
  settings: ColumnType<NowPlayingSettings | null, string | null, string | null>;
  version: Generated<number>;
  push_token_hash: Buffer | null;
  received: string | null;
  received_source: Song['source'] | null;
  received_at: Date | null;
  received_song: ColumnType<ReceivedSong | null, string | null, string | null>;
  feed_next_at: Date | null;
  feed_leased_by: string | null;
  feed_lease_until: Date | null;
  feed_checked_at: Date | null;
  feed_problem: string | null;
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
  fleet_title_rules: FleetTitleRulesTable;
}
