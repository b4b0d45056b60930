import { Trans, useLingui } from '@lingui/react/macro';
import type { App } from '@unmuted/api';
import { ClockIcon } from '@unmuted/ui/icons';
import { Progress } from '@unmuted/ui/progress';
import type { ReactNode } from 'react';
import { storeNames } from '#/components/product-states/product-states.ts';

/** What happens next with an app, and how long it usually takes. Renders nothing where a notice says it. */
export function NextStep({ app }: { app: App }) {
  const { t } = useLingui();
  const text = nextOf(app);
  const running = app.state === 'building' ? app.builds.find(({ state }) => state === 'building') : undefined;
  if (text === null) return null;
  return (
    <div className="grid gap-3 border-t border-border-soft px-4 py-3 text-13 text-fg-muted md:px-5">
      <p className="flex gap-2">
        <ClockIcon className="mt-0.5 flex-none" />
        <span>{text}</span>
      </p>
      {running?.progress != null && <Progress label={t`Build`} max={100} value={running.progress} />}
    </div>
  );
}

function nextOf({ state, platform }: App): ReactNode {
  const store = storeNames[platform];
  switch (state) {
    case 'draft':
      return (
        <Trans>Next: complete the draft and send it for review. Writing it takes about 15 minutes.</Trans>
      );
    case 'in_review':
      return <Trans>Next: we look at the app, usually within 2 working days. You hear of it by email.</Trans>;
    case 'queued':
      return <Trans>Next: a build machine takes the app, usually within an hour.</Trans>;
    case 'building':
      return <Trans>Next: the build is tested. A build takes about 10 minutes.</Trans>;
    case 'build_failed':
      return <Trans>Next: we look at the build and start another one. You don’t have to do anything.</Trans>;
    case 'ready':
      return <Trans>Next: we send the build to {store}. You can test it first, in the builds.</Trans>;
    case 'submitted':
      return platform === 'android' ? (
        <Trans>Next: Google reviews the app, usually within 7 days.</Trans>
      ) : (
        <Trans>Next: Apple reviews the app, usually within 2 days.</Trans>
      );
    case 'live':
      return (
        <Trans>
          Installed apps read streams, links and tabs within the hour. Everything else goes the same way again
          as an update.
        </Trans>
      );
    case 'unpublished':
      return (
        <Trans>The app is no longer in {store}. Installed apps keep playing. You can send it again.</Trans>
      );
    default:
      return null;
  }
}
