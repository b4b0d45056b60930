import type { Directory } from '@unmuted/api/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** What directories are told of a cast beside what stands in `casts`. */
interface CastListingsTable {
  cast_id: string;
  slogan: Generated<string>;
  country: string | null;
  contact_email: string | null;
  /** Null: the primary. */
  stream_id: string | null;
  is_public: Generated<boolean>;
  version: Generated<number>;
}

/** What a directory that can be searched says of a station, cleaned of what is no text. */
export interface SeenEntry {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Where that address leads, as the directory found out. */
  readonly resolved: string | null;
  readonly homepage: string | null;
  readonly tags: readonly string[];
  readonly country: string | null;
  readonly languages: readonly string[];
  readonly codec: string | null;
  /** kbit/s; null where it does not know. */
  readonly bitrate: number | null;
  readonly isUp: boolean;
  readonly checkedAt: string | null;
  readonly clicks: number;
  readonly votes: number;
}

type Call = NonNullable<Directory['lastCall']>;

/** How a cast stands with a directory. */
interface CastDirectoriesTable {
  cast_id: string;
  directory: string;
  enabled: Generated<boolean>;
  state: Generated<Exclude<Directory['state'], 'off' | 'not_configured'>>;
  /** Their words, cleaned of what is no text. */
  message: string | null;
  /** What the directory calls our entry; with it the cast stands there, as far as anybody knows. */
  sid: string | null;
  /** What the directory was told, to tell when it is out of date. */
  announced: string | null;
  touch_interval_s: number | null;
  last_touch_at: Date | null;
  call_at: Date | null;
  call_kind: Call['kind'] | null;
  call_outcome: Call['outcome'] | null;
  call_status: number | null;
  /** Null: now. */
  next_call_at: Date | null;
  /** Calls in a row that came to nothing. */
  failures: Generated<number>;
  submitted_at: Date | null;
  looked_at: Date | null;
  /** Of a directory that can be searched: what it showed. */
  entries: ColumnType<SeenEntry[] | null, string | null, string | null>;
}

/** An entry that is to be taken off a directory; its cast may be no more. */
interface DirectoryRemovalsTable {
  id: GeneratedAlways<string>;
  cast_id: string;
  directory: string;
  sid: string;
  tries: Generated<number>;
  next_try_at: Moment;
}

export interface DirectoryTables {
  cast_listings: CastListingsTable;
  cast_directories: CastDirectoriesTable;
  directory_removals: DirectoryRemovalsTable;
}
