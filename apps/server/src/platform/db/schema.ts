import type {
  AdminCustomer,
  AuditAction,
  EngineCapabilities,
  EngineInfo,
  Product,
  SetupNotice,
} from '@unmuted/api/contract';
import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AccountTables } from '#/platform/db/account-tables.ts';
import type { AppTables } from '#/platform/db/app-tables.ts';
import type { BuildTables } from '#/platform/db/build-tables.ts';
import type { CertificateTables } from '#/platform/db/certificate-tables.ts';
import type { Created, Moment } from '#/platform/db/columns.ts';
import type { DirectoryTables } from '#/platform/db/directory-tables.ts';
import type { FileTables } from '#/platform/db/file-tables.ts';
import type { HistoryTables } from '#/platform/db/history-tables.ts';
import type { JobRunsTable } from '#/platform/db/job-tables.ts';
import type { KeyTables } from '#/platform/db/key-tables.ts';
import type {
  CastBansTable,
  CastGeolocksTable,
  FullRejectionsTable,
  JoinRefusalsTable,
  ListenerSessionsTable,
} from '#/platform/db/listener-tables.ts';
import type { NotificationTables } from '#/platform/db/notification-tables.ts';
import type {
  CastSuspensionsTable,
  ConnectionTestsTable,
  EngineOrdersTable,
  EngineWatchesTable,
  OnAirSpansTable,
  PlayedTitlesTable,
} from '#/platform/db/on-air-tables.ts';
import type { OutputTables } from '#/platform/db/output-tables.ts';
import type { PlanTables } from '#/platform/db/plan-tables.ts';
import type { ProductTables } from '#/platform/db/product-tables.ts';
import type { ReportTables } from '#/platform/db/report-tables.ts';
import type { RevisionsTable } from '#/platform/db/revision-tables.ts';
import type { SigningTables } from '#/platform/db/signing-tables.ts';
import type { SilenceTables } from '#/platform/db/silence-tables.ts';
import type { SkillTables } from '#/platform/db/skill-tables.ts';
import type { SongTables } from '#/platform/db/song-tables.ts';
import type { StationTables } from '#/platform/db/station-tables.ts';
import type {
  CastChangesTable,
  CastSettingsColumns,
  CastStreamsTable,
  StreamLiveTable,
} from '#/platform/db/stream-tables.ts';
import type { TeamTables } from '#/platform/db/team-tables.ts';
import type { TuneInTables } from '#/platform/db/tune-in-tables.ts';
import type { WebhookTables } from '#/platform/db/webhook-tables.ts';
import type { WidgetTables } from '#/platform/db/widget-tables.ts';

export interface OutboxTable {
  id: string;
  kind: AdminCustomer['mails'][number]['kind'];
  recipient: string;
  /**
   * The complete message, encrypted (platform/crypto/secrets.ts) because it contains a link; null
   * once sent.
   */
  letter: Buffer | null;
  created_at: Moment;
  next_try_at: Moment;
  tries: Generated<number>;
  sent_at: Date | null;
  gave_up_at: Date | null;
}

/** Append-only: triggers reject all other changes, and deletions for two years. */
export interface AuditTrailTable {
  id: Generated<string>;
  at: Moment;
  action: AuditAction;
  actor_kind: 'nobody' | 'customer' | 'admin' | 'system';
  actor_id: string | null;
  /** The customer account that the event is about or whose person it is about. */
  account_id: string | null;
  /** The person that the event is about. */
  customer_id: string | null;
  admin_id: string | null;
  address: string | null;
  user_agent: string | null;
  details: ColumnType<Record<string, unknown>, string | undefined, never>;
  /** As in the log; null for work of the server itself. */
  request_id: string | null;
  /** The name of an actor of the staff; names of customers are not stored, so that deleted accounts leave none. */
  actor_name: string | null;
  /** The changed fields; null for acts without a change of values. */
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  after: ColumnType<Record<string, unknown> | null, string | null, never>;
}

/** The chain of hashes over the audit trail; append-only like the trail. */
export interface AuditChainTable {
  seq: string;
  entry_id: string;
  hash: Buffer;
  chained_at: Moment;
}

interface ServiceColumns {
  account_id: string;
  name: string;
  group_name: string;
  server: string;
  plan: string;
  status: Product['status'];
  renews_at: Date | null;
  created_at: Created;
}

export interface CastsTable extends ServiceColumns, CastSettingsColumns {
  id: string;
  username: string;
  listener_limit: number;
  /** Null: it should run. */
  stopped_at: Generated<Date | null>;
  stopped_by: Generated<'customer' | 'admin' | null>;
  streams_limit: Generated<number>;
  /** kbit/s per stream. */
  bitrate_limit: Generated<number>;
  /** Null while it is not suspended, and for suspensions from before this was recorded. */
  suspended_at: Generated<Date | null>;
  suspended_reason: Generated<string | null>;
  /** The status to restore after the suspension. */
  suspended_from: Generated<Exclude<Product['status'], 'suspended'> | null>;
  /** Incremented by each staff action. */
  staff_version: Generated<number>;
  /** When its first source connected; null for one that connected before this was recorded. */
  first_on_air_at: Generated<Date | null>;
  /** Notices about its setup that the owner dismissed. */
  setup_dismissed: Generated<SetupNotice[]>;
  /** The edition of its plan; null with individual limits. */
  plan_edition_id: Generated<string | null>;
  /** Since when it is hidden from its customer and closed; deleted some days later. */
  terminated_at: Generated<Date | null>;
}

export interface StationsTable extends ServiceColumns {
  id: string;
  /** In the address of its public JSON; set by the database. */
  public_id: Generated<string>;
  /** The stream it plays; null until one is attached. */
  service_id: string | null;
  /** IANA time zone. */
  timezone: Generated<string>;
  version: Generated<number>;
  /** When the status began; null if it did before this was recorded. */
  status_since: Generated<Date | null>;
  /** The file of its square logo. */
  logo_hash: Generated<string | null>;
  /** When people were told that it is not heard; null again once it is. */
  down_told_at: Generated<Date | null>;
}

/** The latest engine data of a cast; no row means that no source was ever seen. */
export interface CastLiveTable {
  cast_id: string;
  on_air: boolean;
  listeners: number | null;
  title: string | null;
  title_since: Date | null;
  /** On air since, or off air since. */
  since: Date;
  /** Since when all places are taken; null while there are free ones. */
  full_since: Generated<Date | null>;
  /** Whether the row is demo data. */
  sample: Generated<boolean>;
}

/** One row: the latest status of the engine. */
export interface EngineStateTable {
  id: Generated<number>;
  kind: EngineInfo['kind'];
  state: EngineInfo['state'];
  version: string | null;
  capabilities: ColumnType<EngineCapabilities | null, string | null, string | null>;
  checked_at: Date | null;
  tells_listeners: Generated<boolean>;
}

/** Idempotency keys of requests: a repeated request is not executed again. */
export interface RequestKeysTable {
  /** Hash of the account and its key. */
  id: Buffer;
  /** Hash of the complete request. */
  request: Buffer;
  /** Encrypted, see platform/crypto/secrets.ts; null while the request is in progress. */
  answer: Buffer | null;
  claimed_at: Moment;
}

export interface Database
  extends AccountTables,
    AppTables,
    BuildTables,
    CertificateTables,
    HistoryTables,
    DirectoryTables,
    FileTables,
    PlanTables,
    KeyTables,
    ProductTables,
    ReportTables,
    SigningTables,
    SilenceTables,
    SkillTables,
    TeamTables,
    NotificationTables,
    OutputTables,
    ProductTables,
    ReportTables,
    SongTables,
    StationTables,
    TuneInTables,
    WebhookTables,
    WidgetTables {
  outbox: OutboxTable;
  request_keys: RequestKeysTable;
  audit_trail: AuditTrailTable;
  audit_chain: AuditChainTable;
  casts: CastsTable;
  stations: StationsTable;
  cast_streams: CastStreamsTable;
  cast_changes: CastChangesTable;
  cast_live: CastLiveTable;
  stream_live: StreamLiveTable;
  engine_state: EngineStateTable;
  listener_sessions: ListenerSessionsTable;
  cast_bans: CastBansTable;
  cast_geolocks: CastGeolocksTable;
  join_refusals: JoinRefusalsTable;
  full_rejections: FullRejectionsTable;
  cast_suspensions: CastSuspensionsTable;
  connection_tests: ConnectionTestsTable;
  engine_orders: EngineOrdersTable;
  engine_watches: EngineWatchesTable;
  on_air_spans: OnAirSpansTable;
  played_titles: PlayedTitlesTable;
  job_runs: JobRunsTable;
  revisions: RevisionsTable;
}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>;
