import type {
  AlarmKind,
  AlertChannel,
  AlertError,
  AlertEvent,
  AlertState,
  AlertTemplateKey,
  Locale,
  SilenceLevel,
  SilenceSettings,
  SilenceVerdict,
} from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

interface SilenceSettingsTable {
  station_id: string;
  settings: ColumnType<SilenceSettings, string, string>;
  version: Generated<number>;
  max_recipients: number | null;
  sms_per_month: number | null;
  notes: Generated<string>;
  notes_version: Generated<number>;
}

/** What a checker can find; without a row, detection is off. */
export type WatchedVerdict = Exclude<SilenceVerdict, 'off'>;
/** A level without its time. */
export type StoredLevel = Omit<SilenceLevel, 'at'>;

interface SilenceWatchesTable {
  station_id: string;
  leased_by: string | null;
  lease_until: Date | null;
  connected_at: Date | null;
  verdict: Generated<WatchedVerdict>;
  since: Date | null;
  checked_at: Date | null;
  problem: string | null;
  codec: string | null;
  capability: string | null;
  decode_errors: Generated<number>;
  level: ColumnType<StoredLevel | null, string | null, string | null>;
  level_at: Date | null;
  viewed_until: Date | null;
  snoozed_until: Date | null;
  snoozed_by: string | null;
  snooze_reason: string | null;
}

interface SilenceLiveTable {
  station_id: string;
  at: Moment;
  levels: ColumnType<SilenceLevel[], string, string>;
}

interface SilenceMinutesTable {
  station_id: string;
  minute: Moment;
  rms: Buffer | null;
  flags: Buffer | null;
  low: number;
  mean: number;
  high: number;
  known: number;
}

interface SilenceSpansTable {
  id: Generated<string>;
  station_id: string;
  verdict: WatchedVerdict;
  began_at: Moment;
  ended_at: Date | null;
}

/** Columns of an incident before others were merged into it; times as ISO 8601. */
export interface IncidentBeforeMerge {
  readonly started_at: string;
  readonly raised_at: string;
  readonly ended_at: string;
  readonly lowest_db: number | null;
  readonly listeners_at_start: number | null;
  readonly listeners_lost: number | null;
  readonly listener_minutes: number | null;
  readonly acknowledged_at: string | null;
  readonly acknowledged_by: string | null;
  readonly acknowledged_via: 'dashboard' | 'link' | null;
  readonly note: string;
  readonly is_false_alarm: boolean;
  /** Otherwise its clip is that of another one. */
  readonly has_clip: boolean;
  /** What the merge made of them: another value was entered later. */
  readonly merged: { readonly note: string; readonly is_false_alarm: boolean };
}

interface SilenceIncidentsTable {
  id: string;
  station_id: string;
  kind: AlarmKind;
  started_at: Moment;
  raised_at: Moment;
  ended_at: Date | null;
  lowest_db: number | null;
  channel: 'left' | 'right' | null;
  listeners_at_start: number | null;
  listeners_lost: number | null;
  listener_minutes: number | null;
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
  acknowledged_via: 'dashboard' | 'link' | null;
  snoozed_until: Date | null;
  action: 'fallback' | 'restart' | null;
  action_mount: string | null;
  action_at: Date | null;
  action_state: 'done' | 'failed' | 'reverted' | null;
  action_problem: string | null;
  note: Generated<string>;
  is_false_alarm: Generated<boolean>;
  is_test: Generated<boolean>;
  clip_hash: string | null;
  clip_s: number | null;
  clip_type: string | null;
  merged_into: string | null;
  before_merge: ColumnType<IncidentBeforeMerge | null, string | null, string | null>;
  version: Generated<number>;
}

interface SilenceRecipientsTable {
  id: string;
  /** Null for a recipient of a policy. */
  station_id: string | null;
  policy_id: string | null;
  name: string;
  channel: AlertChannel;
  /** AES-256-GCM, see platform/crypto/secrets.ts. */
  target: Buffer;
  hint: string;
  after_min: number;
  locale: Locale;
  timezone: string;
  quiet_from: string | null;
  quiet_until: string | null;
  confirmed_at: Date | null;
  confirm_hash: Buffer | null;
  confirm_until: Date | null;
  confirm_tries: Generated<number>;
  disabled_at: Date | null;
  problem: AlertError | null;
  failing_since: Date | null;
  created_at: Moment;
  version: Generated<number>;
}

interface SilenceAlertsTable {
  id: string;
  /** Null for tests and confirmations of recipients of policies. */
  station_id: string | null;
  /** Null for recipients of stations. The policy may be deleted. */
  policy_id: string | null;
  /** Whether it is about all stations of its policy at once. */
  is_about_all: Generated<boolean>;
  incident_id: string | null;
  recipient_id: string | null;
  recipient_name: string;
  channel: AlertChannel;
  hint: string;
  event: AlertEvent;
  round: Generated<number>;
  state: Generated<AlertState>;
  queued_at: Moment;
  next_at: Date | null;
  leased_by: string | null;
  lease_until: Date | null;
  attempts: Generated<number>;
  sent_at: Date | null;
  duration_ms: number | null;
  status: number | null;
  error: AlertError | null;
  provider_id: string | null;
  link_hash: Buffer | null;
  link_used_at: Date | null;
  link_act: 'acknowledge' | 'snooze' | null;
  receipt_at: Date | null;
  receipt_tries: Generated<number>;
}

interface SilenceCheckersTable {
  id: string;
  name: string;
  seen_at: Moment;
  streams: number;
  capacity: number;
  lag_s: number;
  cpu: number;
  memory_mb: number;
  is_blind: Generated<boolean>;
  codecs: ColumnType<{ codec: string; capability: 'full' | 'base' | 'ffmpeg' | 'none' }[], string, string>;
}

interface SilencePoliciesTable {
  id: string;
  name: string;
  is_enabled: boolean;
  is_for_all: boolean;
  trigger: 'any' | 'all';
  kinds: AlarmKind[];
  sensitivity_min: number;
  repeat_min: number | null;
  tells_recovery: boolean;
  created_at: Moment;
  version: Generated<number>;
}

interface SilencePolicyStationsTable {
  policy_id: string;
  station_id: string;
}

interface SilenceTemplatesTable {
  key: AlertTemplateKey;
  locale: Locale;
  text: string | null;
  version: number;
  changed_at: Moment;
  changed_by: string;
}

interface PushKeysTable {
  id: 1;
  public_key: string;
  /** AES-256-GCM, see platform/crypto/secrets.ts. */
  private_key: Buffer;
}

export interface SilenceTables {
  silence_settings: SilenceSettingsTable;
  silence_watches: SilenceWatchesTable;
  silence_live: SilenceLiveTable;
  silence_minutes: SilenceMinutesTable;
  silence_spans: SilenceSpansTable;
  silence_incidents: SilenceIncidentsTable;
  silence_recipients: SilenceRecipientsTable;
  silence_alerts: SilenceAlertsTable;
  silence_checkers: SilenceCheckersTable;
  silence_policies: SilencePoliciesTable;
  silence_policy_stations: SilencePolicyStationsTable;
  silence_templates: SilenceTemplatesTable;
  push_keys: PushKeysTable;
}
