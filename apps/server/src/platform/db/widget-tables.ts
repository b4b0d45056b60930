import type { WidgetSettings, WidgetType } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** A widget of a cast for embedding in other pages. */
interface CastWidgetsTable {
  id: string;
  cast_id: string;
  name: string;
  type: WidgetType;
  settings: ColumnType<WidgetSettings, string, string>;
  allowed_sites: string[];
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

interface WidgetLoadsTable {
  widget_id: string;
  /** `2026-09-14`, in UTC. */
  day: string;
  /** An origin; empty when the browser sent none. */
  site: string;
  loads: number;
}

export interface WidgetTables {
  cast_widgets: CastWidgetsTable;
  widget_loads: WidgetLoadsTable;
}
