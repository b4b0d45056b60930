import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type AuditAction, type AuditEntry, unwrap } from '@unmuted/api';

/** Filters of the audit log; days are in the time zone of the user. */
export interface AuditFilter {
  readonly kind?: AuditEntry['actor']['kind'] | undefined;
  readonly actor?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly accountId?: string | undefined;
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface AuditParams extends AuditFilter {
  readonly page: number;
  readonly pageSize: number;
}

export const auditKeys = {
  list: (params: AuditParams) => ['audit', 'list', params],
  verification: ['audit', 'verification'],
} as const;

/** Leaves out unset filters. */
function filterOf({ kind, actor, action, accountId, q, from, to }: AuditFilter) {
  return {
    ...(kind && { kind }),
    ...(actor && { actor }),
    ...(action && { action }),
    ...(accountId && { accountId }),
    ...(q && { q }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** One page of the audit log. The previous page stays as a placeholder while this one loads. */
export const auditQuery = ({ main }: ApiClients, { page, pageSize, ...filter }: AuditParams) =>
  queryOptions({
    queryKey: auditKeys.list({ page, pageSize, ...filter }),
    queryFn: ({ signal }) => {
      const query = { page, pageSize, ...filterOf(filter) };
      return unwrap(main.GET('/admin/audit', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** The check of the whole log; started by the user. */
export const auditVerificationQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: auditKeys.verification,
    queryFn: ({ signal }) => unwrap(main.GET('/admin/audit/verification', { signal })),
    enabled: false,
    gcTime: 0,
  });

/** The latest entries of a filter as a file. */
export const exportAudit = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: ({ format, ...filter }: AuditFilter & { format: 'csv' | 'ndjson' }) =>
      unwrap(main.GET('/admin/audit/export', { params: { query: { format, ...filterOf(filter) } } })),
  });
