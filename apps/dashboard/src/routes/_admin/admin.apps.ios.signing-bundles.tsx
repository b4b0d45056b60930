import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { keystoresQuery, signingBundlesQuery } from '#/data/apps/signing.queries.ts';
import { SigningScreen } from '#/features/admin/signing/signing.screen.tsx';
import type { SigningSearch } from '#/features/admin/signing/signing.search.ts';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/apps/ios/signing-bundles')({
  staticData: { title: msg`Signing`, permission: 'services.manage' },
  // Parsed by the screen, so that the sign-in page does not load the parser.
  validateSearch: (search: SigningSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause }) => {
    if (cause === 'stay' || !mayUser(session.user(), 'services.manage')) return;
    void queryClient.prefetchQuery(signingBundlesQuery(api));
    void queryClient.prefetchQuery(keystoresQuery(api));
  },
  component: SigningScreen,
});
