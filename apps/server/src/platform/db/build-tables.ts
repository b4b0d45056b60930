import type { AppPlatform, ArtifactKind, BuildFault, BuildState } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

interface BuildMachinesTable {
  id: string;
  name: string;
  labels: ColumnType<string[], string[] | undefined, string[]>;
  /** X25519, 32 bytes; null before the registration, like `token_hash`. */
  public_key: Buffer | null;
  token_hash: Buffer | null;
  /** Null once the token was used. */
  registration_hash: Buffer | null;
  registration_expires_at: Date | null;
  is_paused: Generated<boolean>;
  created_at: Moment;
  registered_at: Date | null;
  last_seen_at: Date | null;
}

interface AppBuildsTable {
  id: string;
  app_id: string;
  /** Counted by app, from 1. */
  number: number;
  platform: AppPlatform;
  package_id: string;
  version_name: string;
  version_code: number;
  state: BuildState;
  created_at: Moment;
  started_at: Date | null;
  finished_at: Date | null;
  progress: number | null;
  fault: BuildFault | null;
  /** The machine that claimed or builds it. */
  machine_id: string | null;
  machine_name: string | null;
  lease_id: string | null;
  lease_until: Date | null;
  /** Of this lease. */
  secrets_released_at: Date | null;
  /** Accepted leases. */
  tries: Generated<number>;
  log_bytes: Generated<number>;
}

interface AppBuildLogTable {
  build_id: string;
  /** Of the first byte. */
  start: number;
  content: Buffer;
}

interface AppArtifactsTable {
  id: string;
  build_id: string;
  name: string;
  kind: ArtifactKind;
  hash: string;
  bytes: ColumnType<string, number, number>;
  created_at: Moment;
}

export interface BuildTables {
  build_machines: BuildMachinesTable;
  app_builds: AppBuildsTable;
  app_build_log: AppBuildLogTable;
  app_artifacts: AppArtifactsTable;
}
