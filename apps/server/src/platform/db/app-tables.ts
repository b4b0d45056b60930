import type { AppComment, AppDocument, AppSettings, MobileApp } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Moment } from '#/platform/db/columns.ts';

type State = MobileApp['status'];
type Stored<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** A preview that was built. */
export interface StoredPreview {
  /** SHA-256 of the file, in hex. */
  readonly hash: string;
  readonly bytes: number;
  readonly certificateSha256: string;
  readonly builtAt: string;
  /** Of the draft from which it was built, to tell when it changes. */
  readonly draftSavedAt: string | null;
}

interface MobileAppsTable {
  id: string;
  account_id: string;
  platform: MobileApp['platform'];
  /** Of the draft, like the package id. */
  name: string;
  package_id: Generated<string>;
  status: State;
  /** When the status began; null if it did before this was recorded. */
  status_since: Generated<Date | null>;
  /** Of the live app. */
  version: string | null;
  store_url: string | null;
  /** Incremented by each change of the draft and each move. */
  revision: Generated<number>;
  /** A store knows the package id. */
  is_package_frozen: Generated<boolean>;
  /** Null until the first one is saved. */
  draft: Stored<AppDocument>;
  draft_saved_at: Generated<Date | null>;
  /** What was sent for review last. */
  sent: Stored<AppDocument>;
  sent_at: Generated<Date | null>;
  /** What the store published last; stays while an update is in review. */
  live: Stored<AppDocument>;
  live_at: Generated<Date | null>;
  comments: ColumnType<readonly AppComment[], string | undefined, string>;
  reason: Generated<string>;
  /** The state before a hold. */
  resume_state: ColumnType<State | null, State | null | undefined, State | null>;
  /** The latest one; null before it. */
  preview: ColumnType<StoredPreview | null, string | null | undefined, string | null>;
  /** Signs previews: AES-256-GCM, see platform/crypto/secrets.ts. */
  preview_key: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  /** What staff set; null before the first time. */
  settings: Stored<AppSettings>;
  created_at: Created;
}

interface AppStepsTable {
  id: string;
  app_id: string;
  state: State;
  at: Moment;
  /** The name of the person; null for the system. */
  by_name: string | null;
  by_staff: boolean;
  reason: string;
}

export interface AppTables {
  mobile_apps: MobileAppsTable;
  app_steps: AppStepsTable;
}
