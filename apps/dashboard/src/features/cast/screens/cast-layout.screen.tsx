import { Trans } from '@lingui/react/macro';
import { Link, Outlet } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { PageHeader } from '@unmuted/ui/page-header';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import { CastFrame } from '#/features/cast/components/cast-frame.tsx';
import { CastHeader } from '#/features/cast/components/cast-header.tsx';
import { CastProvider } from '#/features/cast/use-cast.ts';
import { useCustomerCast } from '#/features/cast/use-customer-cast.ts';

/** The frame of every page of one cast: what it is called, how it is, and its pages. */
export function CastLayout() {
  const { cast, isMissing } = useCustomerCast();
  const { username } = cast;
  if (isMissing) return <NotThere username={username} />;
  return (
    <CastProvider value={cast}>
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
    </CastProvider>
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
              <Trans>To the dashboard</Trans>
            </Link>
          </Button>
        }
      />
    </>
  );
}
