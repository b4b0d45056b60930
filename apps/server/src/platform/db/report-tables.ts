import type { DayPart, ReportPeriod } from '@unmuted/api/contract';
import type { ColumnType } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** Since when the owner of a cast wants each mail with its statistics. */
interface ReportSchedulesTable {
  cast_id: string;
  weekly_since: Date | null;
  monthly_since: Date | null;
}

/** A mail that went out. */
interface ReportsSentTable {
  cast_id: string;
  period: ReportPeriod;
  /** The first day that it is about, `2026-09-14`. */
  began: string;
  sent_at: Moment;
}

/** Parts of the week that somebody named. */
interface DayPartsTable {
  cast_id: string;
  parts: ColumnType<readonly DayPart[], string, string>;
  version: number;
}

export interface ReportTables {
  day_parts: DayPartsTable;
  report_schedules: ReportSchedulesTable;
  reports_sent: ReportsSentTable;
}
