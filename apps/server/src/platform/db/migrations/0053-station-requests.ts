import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // A cast is requested with a plan, a station with a stream: a cast of the account or an address.
  `alter table product_requests
    alter column plan_edition_id drop not null,
    add column kind text not null default 'cast' check (kind in ('cast', 'station')),
    add column timezone text,
    add column stream_url text,
    add column stream_cast_id uuid references casts on delete set null,
    add column station_id uuid references stations on delete set null,
    add constraint product_requests_plan check ((kind = 'cast') = (plan_edition_id is not null)),
    add constraint product_requests_timezone check ((kind = 'station') = (timezone is not null)),
    add constraint product_requests_stream check (
      kind = 'station' or (stream_url is null and stream_cast_id is null and station_id is null)
    )`,
  'create index product_requests_stream_cast on product_requests (stream_cast_id) where stream_cast_id is not null',
  'create index product_requests_station on product_requests (station_id) where station_id is not null',
];

/** Requests for stations. */
export const stationRequests: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
