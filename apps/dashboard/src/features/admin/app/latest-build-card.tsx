import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { StaffApp } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Link as TextLink } from '@unmuted/ui/link';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { BuildFault, BuildMachine, BuildStatus } from '#/features/admin/app/build-status.tsx';
import { appPaths } from '#/features/admin/apps/app-platforms.ts';

/** The latest build, and what the next one becomes. */
export function LatestBuildCard({ app: { app, settings, machines } }: { app: StaffApp }) {
  const [latest] = app.builds;
  const { versionName, versionCode } = settings;
  const number = latest?.number;
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="latest-build">
        <CardHeader
          actions={latest && <BuildStatus build={latest} />}
          className="pb-2"
          title={
            <span id="latest-build">
              {latest ? <Trans>Build {number}</Trans> : <Trans>Not built yet</Trans>}
            </span>
          }
        />
        <CardBody>
          <DescriptionList>
            {latest && (
              <>
                <DescriptionItem term={<Trans context="of an app">Version</Trans>}>
                  <span dir="ltr">
                    {latest.versionName} ({latest.versionCode})
                  </span>
                  <BuildFault build={latest} />
                </DescriptionItem>
                <DescriptionItem term={<Trans>Machine</Trans>}>
                  <BuildMachine build={latest} />
                </DescriptionItem>
                <DescriptionItem term={<Trans>Queued</Trans>}>
                  <Timestamp at={latest.createdAt} />
                </DescriptionItem>
              </>
            )}
            <DescriptionItem term={<Trans>Next version</Trans>}>
              <span dir="ltr">
                {versionName} ({versionCode})
              </span>
            </DescriptionItem>
            <DescriptionItem term={<Trans>Machines</Trans>}>
              <Plural _0="None is online" one="# is online" other="# are online" value={machines} />
            </DescriptionItem>
          </DescriptionList>
          <p className="mt-3">
            <TextLink asChild>
              <Link params={{ id: app.id }} search={{ tab: 'builds' }} to={appPaths[app.platform]}>
                <Trans>All builds</Trans>
              </Link>
            </TextLink>
          </p>
        </CardBody>
      </section>
    </Card>
  );
}
