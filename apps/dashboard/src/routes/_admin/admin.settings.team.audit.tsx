import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { auditQuery } from '#/data/audit/audit.queries.ts';
import { AuditScreen } from '#/features/admin/audit/audit.screen.tsx';
import { type AuditSearch, auditSearch } from '#/features/admin/audit/audit.search.ts';
import { auditParams } from '#/features/admin/audit/audit-params.ts';

export const Route = createFileRoute('/_admin/admin/settings/team/audit')({
  staticData: { title: msg`Audit log` },
  // Parsed by the screen and the loader, so that the sign-in page does not load the parser.
  validateSearch: (search: AuditSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, cause, location: { search } }) => {
    if (cause !== 'stay') void queryClient.prefetchQuery(auditQuery(api, auditParams(auditSearch(search))));
  },
  component: AuditScreen,
});
