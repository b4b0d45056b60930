import { Trans } from '@lingui/react/macro';
import { Link, Outlet } from '@tanstack/react-router';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { PageHeader } from '@unmuted/ui/page-header';
import { FailurePlaceContext } from '#/components/root/failure-place.ts';
import { useLiveTopics } from '#/data/live-context.tsx';
import { CastHeader } from '#/features/cast/components/cast-header.tsx';
import { CastTabs } from '#/features/cast/components/cast-tabs.tsx';
import { useCast } from '#/features/cast/use-cast.ts';

/** The frame of every page of one cast: what it is called, how it is, and its pages. */
export function CastLayout() {
  const { cast, overview, state, username, isMissing } = useCast();
  const name = cast?.name ?? overview?.name;
  useLiveTopics(overview ? [`cast:${username}`] : []);
  if (isMissing) return <NotThere username={username} />;
  return (
    <>
      <CastHeader cast={cast} name={name} state={state} username={username} />
      <CastTabs name={name ?? username} username={username} />
      <div className="grid gap-4 md:gap-6">
        {state === 'suspended' && (
          <Alert tone="neutral" title={<Trans>This cast is suspended</Trans>}>
            <Trans>Nothing can be streamed, and nothing can be changed, until it is active again.</Trans>
          </Alert>
        )}
        <FailurePlaceContext value="section">
          <Outlet />
        </FailurePlaceContext>
      </div>
    </>
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
