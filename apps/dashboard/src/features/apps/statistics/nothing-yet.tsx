import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { App } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import type { ReactNode } from 'react';
import type { AppTab } from '#/features/apps/shell/app-tabs.ts';

interface NothingYetProps {
  app: App;
  playsCast: boolean;
}

/** Why there are no listeners of the app: they can't be counted, it isn't built, or nobody has listened yet. */
export function NothingYet({ app, playsCast }: NothingYetProps) {
  const wasBuilt = app.live !== null || app.builds.some(({ state }) => state === 'succeeded');
  if (!playsCast)
    return (
      <Empty
        description={
          <Trans>
            It plays streams of other providers, which count their own listeners. Listeners of your casts are
            counted here.
          </Trans>
        }
        title={<Trans>The listeners of this app can’t be counted</Trans>}
      >
        <TabButton tab="content">
          <Trans>Go to the content</Trans>
        </TabButton>
      </Empty>
    );
  if (!wasBuilt)
    return (
      <Empty
        description={<Trans>Figures appear when somebody listens with the app.</Trans>}
        title={<Trans>The app hasn’t been built yet</Trans>}
      >
        <TabButton tab="builds">
          <Trans>Go to the builds</Trans>
        </TabButton>
      </Empty>
    );
  return (
    <Empty
      description={<Trans>Figures appear when somebody has listened with the app for a minute.</Trans>}
      title={<Trans>Nobody has listened with the app yet</Trans>}
    />
  );
}

interface EmptyProps {
  title: ReactNode;
  description: ReactNode;
  children?: ReactNode;
}

function Empty({ title, description, children }: EmptyProps) {
  return (
    <Card>
      <EmptyState action={children} className="py-8" description={description} title={title} />
    </Card>
  );
}

function TabButton({ tab, children }: { tab: AppTab; children: ReactNode }) {
  return (
    <Button asChild variant="secondary">
      <Link from="/apps/android/$id" resetScroll={false} search={(search) => ({ ...search, tab })} to=".">
        {children}
      </Link>
    </Button>
  );
}
