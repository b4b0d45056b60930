import type { Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** The result of the last run of a scheduled job. */
export interface JobRunsTable {
  job: string;
  began_at: Moment;
  done_at: Date | null;
  failed_at: Date | null;
  error: string | null;
  consecutive_failures: Generated<number>;
}
