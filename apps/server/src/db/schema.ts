import type {
  AlexaSkill,
  EngineCapabilities,
  EngineInfo,
  Locale,
  MobileApp,
  OnePage,
  Product,
} from '@unmuted/api/contract';
import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;
type Created = ColumnType<Date, Date | undefined, never>;

export interface CustomersTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  company: string | null;
  locale: Locale;
  timezone: string;
  password_hash: string;
  disabled_at: Date | null;
  demo: Generated<boolean>;
  created_at: Created;
}

export interface AdminsTable {
  id: string;
  username: string;
  name: string;
  role: 'admin' | 'superadmin';
  title: string;
  email: string;
  password_hash: string;
  disabled_at: Date | null;
  demo: Generated<boolean>;
  created_at: Created;
}

export interface SessionsTable {
  token_hash: Buffer;
  customer_id: string | null;
  admin_id: string | null;
  created_at: Moment;
  idle_expires_at: Moment;
  expires_at: Moment;
  revoked_at: Date | null;
}

interface ServiceColumns {
  customer_id: string;
  name: string;
  group_name: string;
  server: string;
  plan: string;
  status: Product['status'];
  renews_at: Date | null;
  created_at: Created;
}

export interface CastsTable extends ServiceColumns {
  id: string;
  username: string;
  mount: string;
  listener_limit: number;
  /** AES-256-GCM, see lib/secrets.ts. */
  source_password: Buffer;
}

export interface StationsTable extends ServiceColumns {
  id: string;
  /** The cast it plays, or else the address of a stream elsewhere. */
  cast_id: string | null;
  stream_url: string | null;
}

export interface OnePagesTable {
  username: string;
  customer_id: string;
  title: string;
  domain: string | null;
  state: OnePage['state'];
  created_at: Created;
}

export interface AlexaSkillsTable {
  id: string;
  customer_id: string;
  name: string;
  invocation_name: string;
  locales: string[];
  status: AlexaSkill['status'];
  created_at: Created;
}

export interface MobileAppsTable {
  id: string;
  customer_id: string;
  platform: MobileApp['platform'];
  name: string;
  status: MobileApp['status'];
  version: string | null;
  store_url: string | null;
  created_at: Created;
}

/** What the engine last said of a cast; without a row no source was ever seen. */
export interface CastLiveTable {
  cast_id: string;
  on_air: boolean;
  listeners: number | null;
  title: string | null;
  title_since: Date | null;
  /** On air since, or off air since. */
  since: Date;
  /** The row was made for the demo. */
  sample: Generated<boolean>;
}

/** One row: what the engine last said of itself. */
export interface EngineStateTable {
  id: Generated<number>;
  kind: EngineInfo['kind'];
  state: EngineInfo['state'];
  version: string | null;
  capabilities: ColumnType<EngineCapabilities | null, string | null, string | null>;
  checked_at: Date | null;
}

export interface ListenerSamplesTable {
  username: string;
  at: Moment;
  listeners: number;
  sample: Generated<boolean>;
}

export interface Database {
  customers: CustomersTable;
  admins: AdminsTable;
  sessions: SessionsTable;
  casts: CastsTable;
  stations: StationsTable;
  one_pages: OnePagesTable;
  alexa_skills: AlexaSkillsTable;
  mobile_apps: MobileAppsTable;
  cast_live: CastLiveTable;
  engine_state: EngineStateTable;
  listener_samples: ListenerSamplesTable;
}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>;
