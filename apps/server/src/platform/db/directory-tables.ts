import type { Directory } from '@unmuted/api/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** The directory settings of a cast, in addition to the columns of `casts`. */
interface CastListingsTable {
  cast_id: string;
  slogan: Generated<string>;
  country: string | null;
  contact_email: string | null;
  /** Null: the primary stream. */
  stream_id: string | null;
  is_public: Generated<boolean>;
  version: Generated<number>;
}

/** A station entry in a searchable directory, sanitized. */
export interface SeenEntry {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** The resolved URL, as reported by the directory. */
  readonly resolved: string | null;
  readonly homepage: string | null;
  readonly tags: readonly string[];
  readonly country: string | null;
  readonly languages: readonly string[];
  readonly codec: string | null;
  /** kbit/s; null where unknown. */
  readonly bitrate: number | null;
  readonly isUp: boolean;
  readonly checkedAt: string | null;
  readonly clicks: number;
  readonly votes: number;
}

type Call = NonNullable<Directory['lastCall']>;

/** The status of a cast in a directory. */
interface CastDirectoriesTable {
  cast_id: string;
  directory: string;
  enabled: Generated<boolean>;
  state: Generated<Exclude<Directory['state'], 'off' | 'not_configured'>>;
  /** The directory's message, sanitized. */
  message: string | null;
  /** The directory's id of our entry; while set, the cast counts as listed. */
  sid: string | null;
  /** The announced values, for comparison with the current ones. */
  announced: string | null;
  touch_interval_s: number | null;
  last_touch_at: Date | null;
  call_at: Date | null;
  call_kind: Call['kind'] | null;
  call_outcome: Call['outcome'] | null;
  call_status: number | null;
  /** Null: now. */
  next_call_at: Date | null;
  /** Consecutive failed calls. */
  failures: Generated<number>;
  submitted_at: Date | null;
  checked_at: Date | null;
  /** Search results of a searchable directory. */
  entries: ColumnType<SeenEntry[] | null, string | null, string | null>;
}

/** An entry to remove from a directory; its cast may no longer exist. */
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
