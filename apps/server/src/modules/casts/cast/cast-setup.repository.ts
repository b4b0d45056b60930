import { type CastSetup, limits, type SetupNotice } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

const dayMs = 24 * 60 * 60_000;

interface SetupRow {
  id: string;
  first_on_air_at: Date | null;
  setup_dismissed: SetupNotice[];
  has_description: boolean;
  has_widget: boolean;
  has_directory: boolean;
}

/** The setup of the new casts in the scope by cast id, all or some. Other casts are left out. */
export async function listSetups(
  db: Db,
  scope: Scope,
  { castIds, now }: { readonly castIds: readonly string[] | undefined; readonly now: Date },
): Promise<Map<string, CastSetup>> {
  const since = new Date(now.getTime() - limits.castSetupDays * dayMs);
  const { rows } = await sql<SetupRow>`select casts.id, first_on_air_at, setup_dismissed,
      description <> '' as has_description,
      exists (select from cast_widgets w where w.cast_id = casts.id) as has_widget,
      exists (select from cast_directories d where d.cast_id = casts.id and (
        d.submitted_at is not null or (d.checked_at is not null and d.state = 'listed') or (d.enabled
          and exists (select from cast_listings l where l.cast_id = casts.id and l.is_public)))) as has_directory
    from casts left join cast_live on cast_live.cast_id = casts.id
    where ${within(scope)} and (${castIds === undefined}::boolean or casts.id = any(${castIds ?? []}::uuid[]))
      and (first_on_air_at > ${since} or (first_on_air_at is null and cast_live.cast_id is null))`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, toSetup(row)]));
}

function toSetup(row: SetupRow): CastSetup {
  const done = {
    source: row.first_on_air_at !== null,
    description: row.has_description,
    widget: row.has_widget,
    directory: row.has_directory,
  };
  return {
    firstOnAirAt: row.first_on_air_at?.toISOString() ?? null,
    doneSteps: (Object.keys(done) as (keyof typeof done)[]).filter((step) => done[step]),
    dismissed: row.setup_dismissed,
  };
}
