import type { WidgetDraft } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { type OwnCast, within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** A widget with its recent loads. */
export type WidgetRow = Row<'cast_widgets'> & {
  readonly loads_30d: number;
  readonly loads_7d: number;
  readonly site_count: number;
  readonly sites: readonly { readonly site: string; readonly loads: number }[];
};

/** Maximum number of sites shown. */
const sitesAtMost = 10;

/** The widgets of a cast, latest first; `id` filters by id. */
export async function listWidgets(
  db: Db | Tx,
  scope: Scope,
  castId: string,
  { today, id }: { readonly today: Date; readonly id?: string },
): Promise<WidgetRow[]> {
  const one = id === undefined ? sql`true` : sql`w.id = ${id}`;
  const { rows } = await sql<WidgetRow>`
    with mine as (
      select w.* from cast_widgets w join casts on casts.id = w.cast_id and ${within(scope)}
      where w.cast_id = ${castId} and ${one}
    ), by_site as (
      select widget_id, site, sum(loads)::int as loads, (sum(loads) filter (where ${since(today, 7)}))::int as week
      from widget_loads where widget_id in (select id from mine) and ${since(today, 30)} group by 1, 2
    ), placed as (
      select *, row_number() over (partition by widget_id order by week desc, site) as place
      from by_site where week > 0
    )
    select mine.*,
      coalesce((select sum(loads) from by_site where widget_id = mine.id), 0)::int as loads_30d,
      coalesce((select sum(week) from by_site where widget_id = mine.id), 0)::int as loads_7d,
      (select count(*) from placed where widget_id = mine.id and site <> '')::int as site_count,
      coalesce((select json_agg(json_build_object('site', site, 'loads', week) order by place)
        from placed where widget_id = mine.id and place <= ${sitesAtMost}), '[]') as sites
    from mine order by mine.created_at desc, mine.id`.execute(db);
  return rows;
}

/** Includes today. */
function since(today: Date, days: number): RawBuilder<boolean> {
  return sql`day > ${today.toISOString().slice(0, 10)}::date - ${sql.lit(days)}`;
}

/** Locks the cast so that concurrent calls cannot exceed the limit. Returns its number of widgets. */
export async function lockWidgetCount(tx: Tx, castId: OwnCast['id']): Promise<number> {
  await tx.selectFrom('casts').select('id').where('id', '=', castId).forUpdate().execute();
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from cast_widgets
    where cast_id = ${castId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The caller must have checked the scope of the cast. */
export async function insertWidget(
  tx: Tx,
  castId: OwnCast['id'],
  id: string,
  { draft, now }: { readonly draft: WidgetDraft; readonly now: Date },
): Promise<void> {
  const values = { ...columnsOf(draft), id, cast_id: castId, created_at: now, updated_at: now };
  await tx.insertInto('cast_widgets').values(values).execute();
}

/** Locks the widget until the end of the transaction and returns its version; undefined if it does not exist. */
export async function lockWidget(
  tx: Tx,
  scope: Scope,
  castId: string,
  id: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`select w.version from cast_widgets w
    join casts on casts.id = w.cast_id and ${within(scope)}
    where w.cast_id = ${castId} and w.id = ${id} for update of w`.execute(tx);
  return rows[0]?.version;
}

/** The caller must have locked the widget. */
export async function saveWidget(
  tx: Tx,
  id: string,
  { draft, version, now }: { readonly draft: WidgetDraft; readonly version: number; readonly now: Date },
): Promise<void> {
  const values = { ...columnsOf(draft), version, updated_at: now };
  await tx.updateTable('cast_widgets').set(values).where('id', '=', id).execute();
}

/** Its usage data is deleted by cascade. */
export async function deleteWidget(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('cast_widgets').where('id', '=', id).execute();
}

function columnsOf({ name, type, settings, allowedSites }: WidgetDraft) {
  return { name, type, settings: JSON.stringify(settings), allowed_sites: allowedSites };
}
