import type { RevisionAuthor } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** The values of the sections of any object after each change. */
export interface RevisionsTable {
  /** For example `cast`. */
  object_type: string;
  object_id: string;
  section: string;
  /** The version of the section that the change created. */
  revision: number;
  /** The owner of the object. */
  account_id: string;
  /** Null for the values before the first recorded change. */
  actor_kind: RevisionAuthor['kind'] | null;
  actor_id: string | null;
  /** The name at the time of the change. */
  actor_name: string | null;
  actor_role: 'admin' | 'superadmin' | null;
  at: Moment;
  /** Without secrets. */
  values: ColumnType<Record<string, unknown>, string, never>;
  restores: number | null;
  disconnected_listeners: Generated<number>;
  request_id: string | null;
}
