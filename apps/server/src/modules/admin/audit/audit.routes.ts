import type { mainRoutes } from '@unmuted/api/contract';
import { type AuditDeps, exportAudit, listAudit } from '#/modules/admin/audit/audit.service.ts';
import { verifyChain } from '#/modules/admin/audit/audit-chain.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'listAudit' | 'exportAudit' | 'verifyAudit'>;

export function auditHandlers(deps: AuditDeps): Handlers<Routes> {
  return {
    listAudit: ({ session, query }) => listAudit(deps, session.scope, query),
    exportAudit: ({ session, query }) => exportAudit(deps, session.scope, query),
    verifyAudit: () => verifyChain(deps),
  };
}
