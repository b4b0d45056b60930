import type * as z from 'zod/mini';
import type { Act } from '#/platform/http/act.ts';
import { parseRevisionValues } from '#/platform/revisions/revisions.service.ts';

/** A save of the values of an earlier revision. */
export interface Restore<Values> {
  /** The name of the object in its URL. */
  readonly name: string;
  readonly values: Values;
  /** The version that the caller bases the restore on. */
  readonly version: number;
  /** The revision that has the values. */
  readonly revision: number;
}

/** A settings section whose changes are recorded by `recordRevision`. */
export interface RevisedSection {
  readonly objectType: string;
  readonly section: string;
  /** Customers get 404. */
  readonly isStaffOnly: boolean;
  readonly restore: (act: Act, request: Restore<unknown>) => Promise<void>;
}

interface Definition<Values> {
  readonly objectType: string;
  readonly section: string;
  readonly isStaffOnly?: boolean;
  /** Rejects stored values that have become invalid. */
  readonly schema: z.ZodMiniType<Values>;
  /** The function that also saves the form, so that a restore follows the same rules. */
  readonly save: (act: Act, request: Restore<Values>) => Promise<unknown>;
}

export function defineRevisions<Values>({
  objectType,
  section,
  isStaffOnly = false,
  schema,
  save,
}: Definition<Values>): RevisedSection {
  return {
    objectType,
    section,
    isStaffOnly,
    async restore(act, request) {
      await save(act, { ...request, values: parseRevisionValues(schema, request.values) });
    },
  };
}
