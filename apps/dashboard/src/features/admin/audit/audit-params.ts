import type { AuditAction } from '@unmuted/api';
import type { AuditParams } from '#/data/audit/audit.queries.ts';
import type { AuditSearch } from '#/features/admin/audit/audit.search.ts';
import { eventTexts } from '#/i18n/event.messages.ts';
import { usualPageSize } from '#/lib/list.search.ts';

/** Converts the search parameters to API parameters. An unknown action of an address is ignored. */
export function auditParams({
  account,
  action,
  page = 1,
  size = usualPageSize,
  ...filter
}: AuditSearch): AuditParams {
  return { ...filter, action: knownAction(action), accountId: account, page, pageSize: size };
}

/** Returns the action; undefined for an unknown one. */
export function knownAction(value: string | undefined): AuditAction | undefined {
  return value !== undefined && Object.hasOwn(eventTexts, value) ? (value as AuditAction) : undefined;
}
