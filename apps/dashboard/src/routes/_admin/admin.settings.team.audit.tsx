import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { auditQuery } from '#/data/audit/audit.queries.ts';
import { AuditScreen } from '#/features/admin/audit/audit.screen.tsx';
import { auditSearch } from '#/features/admin/audit/audit.search.ts';
import { auditParams } from '#/features/admin/audit/audit-params.ts';

export const Route = createFileRoute('/_admin/admin/settings/team/audit')({
  staticData: { title: msg`Audit log` },
  validateSearch: auditSearch,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, cause, location: { search } }) => {
    if (cause !== 'stay') void queryClient.prefetchQuery(auditQuery(api, auditParams(auditSearch(search))));
  },
  component: AuditScreen,
});
