import type { DayPart, ReportPeriod } from '@unmuted/api/contract';
import type { ColumnType } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** Since when the cast's owner has subscribed to each report email. */
interface ReportSchedulesTable {
  cast_id: string;
  weekly_since: Date | null;
  monthly_since: Date | null;
}

/** A mail that was sent. */
interface ReportsSentTable {
  cast_id: string;
  period: ReportPeriod;
  /** Its first day, `2026-09-14`. */
  began: string;
  sent_at: Moment;
}

/** Named dayparts. */
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
