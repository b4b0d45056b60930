import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const verdicts = `('on_air', 'quiet', 'silent', 'digital_zero', 'one_channel', 'opposite_phase', 'stuck', 'clipped', 'off_air',
  'no_new_song', 'cannot_check', 'waiting')`;
const kinds = `('silent', 'digital_zero', 'one_channel', 'opposite_phase', 'stuck', 'clipped', 'off_air', 'no_new_song')`;

const statements = [
  `create table silence_settings (
    station_id uuid primary key references stations on delete cascade,
    settings jsonb not null,
    version integer not null default 1,
    -- Of staff.
    max_recipients integer,
    sms_per_month integer,
    notes text not null default '',
    notes_version integer not null default 0
  )`,
  // One row for each station whose detection is on; updated every few seconds.
  `create table silence_watches (
    station_id uuid primary key references silence_settings on delete cascade,
    -- The server that listens; another one takes it over after lease_until.
    leased_by text,
    lease_until timestamptz,
    connected_at timestamptz,
    verdict text not null default 'waiting' check (verdict in ${verdicts}),
    since timestamptz,
    checked_at timestamptz,
    problem text,
    codec text,
    capability text,
    decode_errors integer not null default 0,
    -- The last second: {"rms": [], "peak": [], "shortTerm": null}; null while nothing is heard.
    level jsonb,
    level_at timestamptz,
    -- Until when each second is stored for screens.
    viewed_until timestamptz,
    snoozed_until timestamptz,
    snoozed_by text,
    snooze_reason text
  ) with (fillfactor = 50)`,
  'create index silence_watches_lease on silence_watches (lease_until)',
  // The last minute of the stations that somebody looks at.
  `create unlogged table silence_live (
    station_id uuid primary key references silence_watches on delete cascade,
    at timestamptz not null,
    levels jsonb not null
  ) with (fillfactor = 50)`,
  `create table silence_minutes (
    station_id uuid not null references stations on delete cascade,
    minute timestamptz not null,
    -- 60 little-endian int16: tenths of a dBFS RMS of the louder channel; -32768 for a second without a recording.
    rms bytea,
    -- 60 bytes of flags; see level-record.ts.
    flags bytea,
    -- Tenths of a dBFS.
    low smallint not null,
    mean smallint not null,
    high smallint not null,
    known smallint not null,
    primary key (station_id, minute)
  )`,
  'create index silence_minutes_minute on silence_minutes (minute)',
  `create table silence_spans (
    id bigint generated always as identity primary key,
    station_id uuid not null references stations on delete cascade,
    verdict text not null check (verdict in ${verdicts}),
    began_at timestamptz not null,
    ended_at timestamptz
  )`,
  'create unique index silence_spans_open on silence_spans (station_id) where ended_at is null',
  'create index silence_spans_station on silence_spans (station_id, began_at)',
  'create index silence_spans_ended on silence_spans (ended_at) where ended_at is not null',
  `create table silence_incidents (
    id uuid primary key,
    station_id uuid not null references stations on delete cascade,
    kind text not null check (kind in ${kinds}),
    started_at timestamptz not null,
    raised_at timestamptz not null,
    ended_at timestamptz,
    lowest_db real,
    channel text check (channel in ('left', 'right')),
    listeners_at_start integer,
    listeners_lost integer,
    listener_minutes real,
    acknowledged_at timestamptz,
    acknowledged_by text,
    acknowledged_via text check (acknowledged_via in ('dashboard', 'link')),
    snoozed_until timestamptz,
    action text check (action in ('fallback', 'restart')),
    action_mount text,
    action_at timestamptz,
    action_state text check (action_state in ('done', 'failed', 'reverted')),
    action_problem text,
    note text not null default '',
    is_false_alarm boolean not null default false,
    is_test boolean not null default false,
    clip_hash text references files,
    clip_s real,
    clip_type text,
    version integer not null default 1
  )`,
  'create unique index silence_incidents_open on silence_incidents (station_id, kind) where ended_at is null and not is_test',
  'create index silence_incidents_station on silence_incidents (station_id, started_at desc)',
  'create index silence_incidents_lasting on silence_incidents (raised_at) where ended_at is null',
  'create index silence_incidents_ended on silence_incidents (ended_at) where ended_at is not null',
  'create index silence_incidents_clip on silence_incidents (clip_hash) where clip_hash is not null',
  `create table silence_recipients (
    id uuid primary key,
    station_id uuid not null references stations on delete cascade,
    name text not null,
    channel text not null,
    -- The target as JSON, AES-256-GCM, see platform/crypto/secrets.ts.
    target bytea not null,
    hint text not null,
    after_min integer not null,
    locale text not null,
    timezone text not null,
    quiet_from text,
    quiet_until text,
    confirmed_at timestamptz,
    -- Of the token of a link, or of a code.
    confirm_hash bytea,
    confirm_until timestamptz,
    confirm_tries integer not null default 0,
    disabled_at timestamptz,
    problem text,
    failing_since timestamptz,
    created_at timestamptz not null,
    version integer not null default 1
  )`,
  'create index silence_recipients_station on silence_recipients (station_id, after_min, created_at)',
  'create unique index silence_recipients_confirm on silence_recipients (confirm_hash) where confirm_hash is not null',
  `create table silence_alerts (
    id uuid primary key,
    station_id uuid not null references stations on delete cascade,
    incident_id uuid references silence_incidents on delete cascade,
    recipient_id uuid references silence_recipients on delete set null,
    recipient_name text not null,
    channel text not null,
    hint text not null,
    event text not null check (event in ('raised', 'reminder', 'acknowledged', 'recovered', 'test', 'confirm')),
    -- 0, or the number of the reminder.
    round integer not null default 0,
    state text not null default 'queued' check (state in ('queued', 'sent', 'delivered', 'failed', 'bounced', 'skipped')),
    queued_at timestamptz not null,
    -- Null once it is settled.
    next_at timestamptz,
    leased_by text,
    lease_until timestamptz,
    attempts integer not null default 0,
    sent_at timestamptz,
    duration_ms integer,
    status integer,
    error text,
    provider_id text,
    -- Of the token of its link.
    link_hash bytea,
    link_used_at timestamptz,
    link_act text check (link_act in ('acknowledge', 'snooze'))
  )`,
  `create unique index silence_alerts_once on silence_alerts (incident_id, recipient_id, event, round)
    where event in ('raised', 'reminder', 'acknowledged', 'recovered')`,
  'create unique index silence_alerts_link on silence_alerts (link_hash) where link_hash is not null',
  'create index silence_alerts_due on silence_alerts (next_at) where next_at is not null',
  'create index silence_alerts_station on silence_alerts (station_id, queued_at desc)',
  'create index silence_alerts_queued on silence_alerts (queued_at desc)',
  'create index silence_alerts_recipient on silence_alerts (recipient_id, queued_at desc)',
  'create index silence_alerts_provider on silence_alerts (provider_id) where provider_id is not null',
  `create table silence_checkers (
    id text primary key,
    name text not null,
    seen_at timestamptz not null,
    streams integer not null,
    capacity integer not null,
    lag_s real not null,
    cpu real not null,
    memory_mb integer not null,
    is_blind boolean not null default false,
    codecs jsonb not null
  )`,
];

/** Silence detection: settings, what is heard, incidents, and who is told. */
export const silence: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
