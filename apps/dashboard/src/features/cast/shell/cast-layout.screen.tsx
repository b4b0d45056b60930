import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import { ResourceNotFound } from '#/components/resource-shell/resource-not-found.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { CastShell } from '#/features/cast/shell/cast-shell.tsx';
import { CustomerCastProvider } from '#/features/cast/shell/customer-cast-provider.tsx';

const route = getRouteApi('/_customer/cast/$username');

/** `/cast/{username}`: layout of all pages of one of the customer's own casts. */
export function CastLayout() {
  // Selects single values to limit re-renders, as in `SignedInLayout`.
  const username = route.useParams({ select: (params) => params.username });
  const api = route.useRouteContext({ select: (context) => context.api });
  return (
    <CustomerCastProvider api={api} username={username} missing={<NotThere username={username} />}>
      <CastShell
        breadcrumb={[
          <Link key="dashboard" to="/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link hash={groupAnchors.casts} key="casts" to="/dashboard">
            <Trans>Casts</Trans>
          </Link>,
          username,
        ]}
      >
        <Outlet />
      </CastShell>
    </CustomerCastProvider>
  );
}

function NotThere({ username }: { username: string }) {
  const { t } = useLingui();
  useOwnTitle(t`Cast not found`);
  return (
    <ResourceNotFound
      heading={<Trans>Cast not found</Trans>}
      title={<Trans>No cast “{username}” in your account</Trans>}
      description={<Trans>It was renamed or deleted, or belongs to another account.</Trans>}
      link={
        <Link to="/dashboard">
          <Trans>Go to dashboard</Trans>
        </Link>
      }
    />
  );
}
