import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { PageHeader } from '@unmuted/ui/page-header';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import { CastFrame } from '#/features/cast/shell/cast-frame.tsx';
import { CastHeader } from '#/features/cast/shell/cast-header.tsx';
import { CustomerCastProvider } from '#/features/cast/shell/customer-cast-provider.tsx';

const route = getRouteApi('/_customer/cast/$username');

/** Layout of all pages of a cast: header, status and navigation. */
export function CastLayout() {
  const username = route.useParams({ select: (params) => params.username });
  return (
    <CustomerCastProvider missing={<NotThere username={username} />}>
      <CastHeader
        breadcrumb={[
          <Link key="dashboard" to="/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link hash={groupAnchors.casts} key="casts" to="/dashboard">
            <Trans>Casts</Trans>
          </Link>,
          username,
        ]}
      />
      <CastFrame>
        <Outlet />
      </CastFrame>
    </CustomerCastProvider>
  );
}

function NotThere({ username }: { username: string }) {
  return (
    <>
      <PageHeader title={<Trans>Cast not found</Trans>} />
      <NotFoundState
        className="min-h-96"
        title={<Trans>No cast “{username}” in your account</Trans>}
        description={<Trans>It was renamed or deleted, or belongs to another account.</Trans>}
        action={
          <Button asChild>
            <Link to="/dashboard">
              <Trans>Go to dashboard</Trans>
            </Link>
          </Button>
        }
      />
    </>
  );
}
