import { fieldProblems, type SettingsRevision, type SettingsRevisionList } from '@unmuted/api/contract';
import * as z from 'zod/mini';
import type { Scope } from '#/platform/auth/scope.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import {
  findRevisions,
  findRevisionValues,
  type RevisionRow,
  type SectionRef,
} from '#/platform/revisions/revisions.repository.ts';

/** Revisions can be large: country rules have hundreds of values. */
const defaultPageSize = '20';

/** One page of revisions, latest first. The caller must have checked that the scope may read the object. */
export async function readRevisions(
  db: Db,
  scope: Scope,
  ref: SectionRef,
  query: PageQuery,
): Promise<SettingsRevisionList> {
  const page = pageOf({ ...query, pageSize: query.pageSize ?? defaultPageSize });
  const { items, total } = await findRevisions(db, scope, { ...ref, ...page });
  return { items: items.map((row) => toRevision(row, scope)), total, ...page };
}

/** The values of a revision; throws `resource.not_found`. */
export async function readRevisionValues(
  db: Db,
  scope: Scope,
  ref: SectionRef,
  revision: number,
): Promise<Record<string, unknown>> {
  const values = await findRevisionValues(db, scope, { ...ref, revision });
  if (!values) throw new AppError('resource.not_found');
  return values;
}

/** Parses stored values; those that have become invalid are reported like an invalid request. */
export function parseRevisionValues<Values>(schema: z.ZodMiniType<Values>, values: unknown): Values {
  const result = z.safeParse(schema, values, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError('request.invalid', { errors: fieldProblems(result.error.issues) });
}

function toRevision(row: RevisionRow, scope: Scope): SettingsRevision {
  const { revision, at, actor_kind: kind, actor_name, restores, before, after } = row;
  // Customers see staff as their provider.
  const isHidden = kind === 'admin' && scope.kind === 'customer';
  return {
    revision,
    at: at.toISOString(),
    by: kind && { kind, name: isHidden ? null : actor_name },
    restores,
    disconnectedListeners: row.disconnected_listeners,
    before,
    after,
  };
}
