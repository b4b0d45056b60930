import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffApp } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';

/** How an app comes back that Google removed: it never accepts the package ID again. */
export function RecoveryCard({ app: { app } }: { app: StaffApp }) {
  const { t } = useLingui();
  const { packageId, hasAds } = app.draft;
  const next = `${packageId}2`;
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="recovery">
        <CardHeader
          className="pb-4"
          description={<Trans>Google never accepts the package ID of a removed app again.</Trans>}
          title={
            <span id="recovery">
              <Trans>Recovery</Trans>
            </span>
          }
        />
        <CardBody className="grid gap-4">
          {app.reason !== '' && (
            <Alert title={<Trans>Reason of the removal</Trans>} tone="warning">
              <bdi className="block whitespace-pre-line wrap-anywhere">{app.reason}</bdi>
            </Alert>
          )}
          <ol className="grid list-decimal gap-2 ps-5">
            <li>
              <Trans>
                Read the reason in the Play Console. Appeal if it is wrong: an accepted appeal keeps the
                package ID, the installs and the ratings.
              </Trans>
            </li>
            <li>
              <Trans>Correct the cause. Google counts another removal against the whole account.</Trans>
            </li>
            <li>
              <Trans>Start the recovery below. The app becomes a draft again.</Trans>
            </li>
            <li>
              <Trans>Enter another package ID in the draft, for example:</Trans>{' '}
              <span className="inline-flex items-center gap-1">
                <code className="wrap-anywhere" dir="ltr">
                  {next}
                </code>
                <CopyButton label={t`Copy the new package ID`} text={next} />
              </span>
            </li>
            <li>
              <Trans>Register the new package ID with Google before the first upload.</Trans>
            </li>
            {hasAds && (
              <li>
                <Trans>Create the app in AdMob again, and enter the new IDs.</Trans>
              </li>
            )}
            <li>
              <Trans>Build, test and send it as a new app. Installs and ratings begin at zero.</Trans>
            </li>
            <li>
              <Trans>
                Change the links to the store on the site, in widgets and in profiles. Tell listeners of the
                old app, which keeps playing, where the new one is.
              </Trans>
            </li>
          </ol>
        </CardBody>
      </section>
    </Card>
  );
}
