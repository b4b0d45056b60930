import { Trans, useLingui } from '@lingui/react/macro';
import type { App } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { CircleCheckIcon, ExternalLinkIcon, TriangleAlertIcon } from '@unmuted/ui/icons';
import { Link } from '@unmuted/ui/link';
import { Meter } from '@unmuted/ui/meter';
import { type ReactNode, useId } from 'react';
import { appleTracks } from '#/components/mobile-app/brand-names.ts';
import { storeNames } from '#/components/product-states/product-states.ts';
import { storeLimits } from '#/features/apps/draft/app-checks.schema.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePresent } from '#/lib/use-now.ts';

const dayMs = 86_400_000;

/** Where the app is in its store; staff keep it up to date. */
export function StoreView() {
  const titleId = useId();
  const { app } = useAppEditor();
  const { store, live, platform } = app;
  const name = storeNames[platform];
  const formats = useFormats();
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>Our staff update it with each step of the app.</Trans>}
          title={
            <span id={titleId}>
              <Trans>The app in {name}</Trans>
            </span>
          }
        />
        <CardBody className="grid gap-5">
          <DescriptionList>
            <DescriptionItem term={<Trans>Version</Trans>}>
              {live ? live.versionName : <Trans>None yet</Trans>}
            </DescriptionItem>
            <DescriptionItem term={<Trans>Track</Trans>}>
              <TrackName store={store} platform={platform} />
            </DescriptionItem>
            <DescriptionItem term={<Trans>Rollout</Trans>}>
              {formats.number(store.rollout / 100, { style: 'percent' })}
            </DescriptionItem>
            {store.url !== null && (
              <DescriptionItem term={<Trans>Page in the store</Trans>}>
                <Link href={store.url} rel="noreferrer" target="_blank">
                  <bdi className="wrap-anywhere" dir="ltr">
                    {store.url}
                  </bdi>
                  <ExternalLinkIcon className="ms-1 inline" />
                </Link>
              </DescriptionItem>
            )}
            {store.isPackageRegistered !== null && (
              <DescriptionItem term={<Trans>Developer verification</Trans>}>
                {store.isPackageRegistered ? (
                  <Fact isGood>
                    <Trans>The package ID is registered</Trans>
                  </Fact>
                ) : (
                  <Fact>
                    <Trans>
                      The package ID is not registered yet. Phones will refuse the app without it.
                    </Trans>
                  </Fact>
                )}
              </DescriptionItem>
            )}
          </DescriptionList>
          {platform === 'android' && <ClosedTest store={store} />}
        </CardBody>
      </section>
    </Card>
  );
}

function Fact({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheckIcon : TriangleAlertIcon;
  return (
    <span className={`flex gap-1.5 ${isGood ? 'text-live-text' : 'text-silent-text'}`}>
      <Icon className="mt-0.5 flex-none" />
      {children}
    </span>
  );
}

function TrackName({ store: { track }, platform }: Pick<App, 'store' | 'platform'>) {
  if (platform === 'ios') return appleTracks[track === 'production' ? 'production' : 'test'];
  switch (track) {
    case 'internal':
      return <Trans>Internal test</Trans>;
    case 'closed':
      return <Trans>Closed test</Trans>;
    case 'open':
      return <Trans>Open test</Trans>;
    case 'production':
      return <Trans>Production</Trans>;
  }
}

/** The test that a new account of a person needs before production. Renders nothing for others. */
function ClosedTest({ store: { testers, testersSince } }: Pick<App, 'store'>) {
  const { t } = useLingui();
  const formats = useFormats();
  const now = usePresent((each) => Math.floor(each / dayMs) * dayMs);
  if (testers === null) return null;
  const { testers: needed, testDays } = storeLimits.google;
  const day =
    testersSince === null ? 0 : Math.max(1, Math.floor((now - Date.parse(testersSince)) / dayMs) + 1);
  const [count, least, today, days] = [testers, needed, Math.min(day, testDays), testDays].map((each) =>
    formats.number(each),
  );
  return (
    <div className="grid gap-3 rounded-tile bg-fill p-4">
      <h3 className="text-14 font-semibold">
        <Trans>
          Closed test: {count} of {least} testers, day {today} of {days}
        </Trans>
      </h3>
      <Meter label={t`Testers`} max={needed} value={Math.min(testers, needed)} />
      <Meter label={t`Days`} max={testDays} value={Math.min(day, testDays)} />
      <p className="text-13 text-fg-muted">
        <Trans>
          New accounts of a person need {least} testers for {days} days in a row. When one leaves, the days
          start again.
        </Trans>
      </p>
    </div>
  );
}
