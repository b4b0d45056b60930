import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const states = "('on_air', 'off_air', 'refused', 'unreachable', 'not_audio', 'unknown')";

const statements = [
  `create table streaming_services (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    label text not null,
    type text not null check (type in ('cast', 'icecast', 'shoutcast1', 'shoutcast2', 'hls', 'url')),
    cast_id uuid references casts on delete cascade,
    url text,
    mount text,
    sid integer check (sid > 0),
    admin_user text,
    admin_password bytea,
    poll_s integer not null default 30 check (poll_s between 5 and 300),
    paused_at timestamptz,
    previous_url text,
    previous_url_until timestamptz,
    created_at timestamptz not null,
    version integer not null default 0,
    check ((type = 'cast') = (cast_id is not null)),
    check ((type = 'cast') = (url is null)),
    check ((admin_user is null) = (admin_password is null)),
    check ((previous_url is null) = (previous_url_until is null))
  )`,
  'create index streaming_services_account on streaming_services (account_id)',
  'create index streaming_services_cast on streaming_services (cast_id) where cast_id is not null',
  // Updated by every check; services that are hosted here have no row.
  `create table service_checks (
    service_id uuid primary key references streaming_services on delete cascade,
    next_at timestamptz not null,
    leased_by text,
    lease_until timestamptz,
    checked_at timestamptz,
    state text not null default 'unknown' check (state in ${states}),
    since timestamptz,
    -- A state that was seen once and is confirmed by the next check.
    pending_state text check (pending_state in ${states}),
    problem text,
    listeners integer,
    title text,
    title_since timestamptz,
    codec text,
    bitrate_kbps integer,
    probe jsonb,
    raw_status text,
    check ((leased_by is null) = (lease_until is null))
  ) with (fillfactor = 50)`,
  'create index service_checks_due on service_checks (next_at)',
  `create table service_spans (
    id bigint generated always as identity primary key,
    service_id uuid not null references streaming_services on delete cascade,
    state text not null check (state in ('on_air', 'off_air', 'refused', 'unreachable', 'not_audio', 'unknown', 'paused')),
    began_at timestamptz not null,
    ended_at timestamptz,
    check (ended_at >= began_at)
  )`,
  'create unique index service_spans_open on service_spans (service_id) where ended_at is null',
  'create index service_spans_list on service_spans (service_id, began_at)',
  'create index service_spans_purge on service_spans (ended_at)',
  `alter table stations
    add column service_id uuid references streaming_services on delete set null,
    add column timezone text not null default 'UTC',
    add column version integer not null default 0`,
  'create index stations_service on stations (service_id)',
  `insert into streaming_services (id, account_id, label, type, cast_id, url, created_at)
    select id, account_id, name, case when cast_id is null then 'url' else 'cast' end, cast_id,
      case when cast_id is null then stream_url end, now()
    from stations where cast_id is not null or stream_url is not null`,
  'update stations s set service_id = v.id from streaming_services v where v.id = s.id',
  `update stations s set timezone = c.timezone from customers c where c.account_id = s.account_id and c.role = 'owner'`,
  "insert into service_checks (service_id, next_at) select id, now() from streaming_services where type <> 'cast'",
  'alter table stations drop column cast_id, drop column stream_url',
];

/** Streaming services, their checks, and the stations that play them. */
export const stations: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
