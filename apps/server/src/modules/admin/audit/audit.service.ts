import type { AuditEntry, AuditExport, AuditList } from '@unmuted/api/contract';
import { limits } from '@unmuted/api/contract';
import { type AuditFilter, type AuditRow, findEntries } from '#/modules/admin/audit/audit.repository.ts';
import { deviceOf } from '#/modules/identity/account/device.ts';
import { objectOf } from '#/platform/audit/audit-object.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db } from '#/platform/db/schema.ts';
import { csvOf } from '#/platform/lib/csv.ts';

export interface AuditDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const pageSize = '25';

export async function listAudit(
  { db }: AuditDeps,
  scope: AdminScope,
  { page: number, pageSize: size = pageSize, ...filter }: AuditFilter & PageQuery,
): Promise<AuditList> {
  const page = pageOf({ page: number, pageSize: size });
  const { items, total } = await findEntries(db, scope, { filter, page });
  return { items: items.map(toEntry), total, ...page };
}

/** The latest entries of a filter, up to `limits.auditExport`. */
export async function exportAudit(
  { db, clock }: AuditDeps,
  scope: AdminScope,
  { format, ...filter }: AuditFilter & { readonly format: 'csv' | 'ndjson' },
): Promise<AuditExport> {
  const page = { page: 1, pageSize: limits.auditExport };
  const { items, total } = await findEntries(db, scope, { filter, page });
  const entries = items.map(toEntry);
  return {
    name: `audit-${clock.now().toISOString().slice(0, 10)}.${format}`,
    content:
      format === 'csv' ? asCsv(entries) : entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
    entries: entries.length,
    isComplete: total <= entries.length,
  };
}

const columns = ['id', 'at', 'action', 'actor_kind', 'actor', 'api_key', 'on_behalf_of'] as const;
const moreColumns = [
  'account',
  'person',
  'object',
  'address',
  'request_id',
  'details',
  'before',
  'after',
] as const;

function asCsv(entries: readonly AuditEntry[]): string {
  const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
  const records = entries.map((entry) => [
    entry.id,
    entry.at,
    entry.action,
    entry.actor.kind,
    entry.actor.name,
    entry.key && (entry.key.name ?? entry.key.id),
    nameOf(entry.onBehalfOf),
    nameOf(entry.account),
    entry.person,
    entry.object,
    entry.address,
    entry.requestId,
    json(entry.details),
    json(entry.before),
    json(entry.after),
  ]);
  return csvOf([[...columns, ...moreColumns], ...records]);
}

const nameOf = (account: AuditEntry['account']) => account && (account.name ?? account.id);

function toEntry(row: AuditRow): AuditEntry {
  const { id, at, action, actor_kind, actor, actor_username, address, request_id, user_agent } = row;
  const account = row.account_id === null ? null : { id: row.account_id, name: row.account };
  return {
    id,
    at: at.toISOString(),
    action,
    actor: { kind: actor_kind, name: actor, username: actor_username },
    key: row.key_id === null ? null : { id: row.key_id, name: row.key_name, lastFour: row.key_end },
    // Staff act on the objects of an account for it; customers act for themselves.
    onBehalfOf: actor_kind === 'admin' ? account : null,
    account,
    person: row.subject,
    object: objectOf(row.details),
    address,
    device: user_agent === null ? null : deviceOf(user_agent),
    requestId: request_id,
    details: row.details as AuditEntry['details'],
    before: row.before,
    after: row.after,
  };
}
