import { sql } from 'kysely';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

export interface WidgetLoad {
  readonly widgetId: string;
  /** `2026-09-14`, in UTC. */
  readonly day: string;
  readonly site: string;
  readonly loads: number;
}

/** Adds to the stored loads; those of deleted widgets are dropped. Internal: not scoped. */
export async function addWidgetLoads(db: Db, loads: readonly WidgetLoad[]): Promise<void> {
  // Sorted, so that concurrent writes do not deadlock.
  await sql`insert into widget_loads (widget_id, day, site, loads)
    select n."widgetId", n.day, n.site, n.loads
    from jsonb_to_recordset(${JSON.stringify(loads)}::jsonb) as n ("widgetId" text, day date, site text, loads int)
    join cast_widgets on cast_widgets.id = n."widgetId"
    order by 1, 2, 3
    on conflict (widget_id, day, site) do update set loads = widget_loads.loads + excluded.loads`.execute(db);
}

/** Deletes loads before a moment. Internal: not scoped. */
export async function purgeWidgetLoads(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  const where = sql`day < ${before.toISOString().slice(0, 10)}::date`;
  await deleteInBatches(db, { table: 'widget_loads', where, signal });
}

/** The caller must have checked the scope of the cast. */
export async function forgetWidgetLoads(tx: Tx, castId: string): Promise<void> {
  await sql`delete from widget_loads using cast_widgets
    where cast_widgets.id = widget_id and cast_id = ${castId}`.execute(tx);
}
