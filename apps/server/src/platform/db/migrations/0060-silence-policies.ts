import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table silence_policies (
    id uuid primary key,
    name text not null,
    is_enabled boolean not null,
    -- Otherwise for those of silence_policy_stations.
    is_for_all boolean not null,
    trigger text not null check (trigger in ('any', 'all')),
    kinds text[] not null,
    sensitivity_min integer not null,
    repeat_min integer,
    tells_recovery boolean not null,
    created_at timestamptz not null,
    version integer not null default 1
  )`,
  `create table silence_policy_stations (
    policy_id uuid not null references silence_policies on delete cascade,
    station_id uuid not null references stations on delete cascade,
    primary key (policy_id, station_id)
  )`,
  'create index silence_policy_stations_station on silence_policy_stations (station_id)',
  // A recipient belongs to a station or to a policy of the team.
  'alter table silence_recipients alter column station_id drop not null',
  'alter table silence_recipients add column policy_id uuid references silence_policies on delete cascade',
  `alter table silence_recipients add constraint silence_recipients_owner check (num_nonnulls(station_id, policy_id) = 1)`,
  'create index silence_recipients_policy on silence_recipients (policy_id, after_min, created_at) where policy_id is not null',
  // Null for tests and confirmations of recipients of policies.
  'alter table silence_alerts alter column station_id drop not null',
  // Messages of deleted policies stay in the log, and are none of their stations.
  'alter table silence_alerts add column policy_id uuid',
  // Whether the message is about all stations of its policy at once.
  'alter table silence_alerts add column is_about_all boolean not null default false',
  "create index silence_alerts_about_all on silence_alerts (recipient_id) where is_about_all and event = 'raised'",
  'create index silence_alerts_policy on silence_alerts (policy_id, queued_at desc) where policy_id is not null',
  // When the service is asked next whether the message arrived; null: not asked any more.
  'alter table silence_alerts add column receipt_at timestamptz',
  'alter table silence_alerts add column receipt_tries integer not null default 0',
  'create index silence_alerts_receipt on silence_alerts (receipt_at) where receipt_at is not null',
  `create table silence_templates (
    key text not null,
    locale text not null,
    -- Null: the standard text again.
    text text,
    version integer not null,
    changed_at timestamptz not null,
    changed_by text not null,
    primary key (key, locale)
  )`,
  // Of an incident that staff merged into another one; lists and figures leave it out.
  'alter table silence_incidents add column merged_into uuid references silence_incidents on delete cascade',
  // The columns of the other one before the first merge.
  'alter table silence_incidents add column before_merge jsonb',
  'create index silence_incidents_merged on silence_incidents (merged_into) where merged_into is not null',
  // The keys by which push services know this installation (VAPID). One row.
  `create table push_keys (
    id integer primary key check (id = 1),
    public_key text not null,
    -- AES-256-GCM, see platform/crypto/secrets.ts.
    private_key bytea not null
  )`,
];

/** Policies of the team, templates of messages, merged incidents, receipts of services, and push messages. */
export const silencePolicies: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
