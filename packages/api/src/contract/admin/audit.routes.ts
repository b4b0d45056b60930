import {
  auditExport,
  auditExportQuery,
  auditList,
  auditQuery,
  auditVerification,
} from '#/contract/admin/audit.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const shared = { tag: 'audit', access: 'admin', permission: 'audit.view', costly: true } as const;
const limited = ['request.rate_limited'] as const;

export const listAudit = defineRoute({
  operationId: 'audit.list',
  method: 'get',
  path: '/admin/audit',
  summary: 'List the audit log of the provider and all customers',
  ...shared,
  query: auditQuery,
  reply: { status: 200, description: 'One page of entries, latest first', schema: auditList },
  errors: ['request.invalid', ...limited],
});

export const exportAudit = defineRoute({
  operationId: 'audit.export',
  method: 'get',
  path: '/admin/audit/export',
  summary: 'Export the latest entries of the audit log as CSV or NDJSON',
  ...shared,
  query: auditExportQuery,
  reply: { status: 200, description: 'The file', schema: auditExport },
  errors: ['request.invalid', ...limited],
});

export const verifyAudit = defineRoute({
  operationId: 'audit.verify',
  method: 'get',
  path: '/admin/audit/verification',
  summary: 'Verify the chain of hashes over the audit log',
  ...shared,
  reply: { status: 200, description: 'The result', schema: auditVerification },
  errors: [...limited],
});
