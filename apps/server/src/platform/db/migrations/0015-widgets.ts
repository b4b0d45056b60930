import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table cast_widgets (
    id text primary key,
    cast_id uuid not null references casts on delete cascade,
    name text not null,
    type text not null,
    settings jsonb not null,
    allowed_sites text[] not null,
    version integer not null default 0 check (version >= 0),
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index cast_widgets_cast on cast_widgets (cast_id, created_at)',
  // Requests of a widget's document, by UTC day and by the origin of the page; '' when the browser
  // sent none.
  `create table widget_loads (
    widget_id text not null references cast_widgets on delete cascade,
    day date not null,
    site text not null,
    loads integer not null check (loads > 0),
    primary key (widget_id, day, site)
  )`,
  'create index widget_loads_day on widget_loads (day)',
];

export const widgets: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
