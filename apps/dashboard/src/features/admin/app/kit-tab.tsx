import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DownloadIcon } from '@unmuted/ui/icons';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { readAppKit } from '#/data/apps/staff-apps.queries.ts';
import type { AppTabProps } from '#/features/admin/app/settings-tab.tsx';
import { saveZip } from '#/lib/save-text.ts';

/** The zip that build machines take; the server refuses one of an app that is not complete. */
export function KitTab({ api, app: { app, settings, machines } }: AppTabProps) {
  const { platform, id } = app;
  const reading = useMutation(readAppKit(api, { platform, id }));
  const { versionName, versionCode } = settings;
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="kit">
        <CardHeader
          className="pb-4"
          description={
            <Trans>
              For version {versionName}, build {versionCode}. While an app is in review or in build: of what
              was sent.
            </Trans>
          }
          title={
            <span id="kit">
              <Trans>Build kit</Trans>
            </span>
          }
        />
        <CardBody className="grid gap-4">
          <ul className="grid list-disc gap-1 ps-5">
            <li>
              {platform === 'ios' ? (
                <Trans>The Xcode project with its configuration</Trans>
              ) : (
                <Trans>The Android project with its configuration</Trans>
              )}
            </li>
            <li>
              <Trans>Icons in all sizes, made from the picture of the customer</Trans>
            </li>
            <li>
              <Trans>Store texts and screenshots, in the layout of fastlane</Trans>
            </li>
            <li>
              {platform === 'ios' ? (
                <Trans>Contact and notes for the reviewers</Trans>
              ) : (
                <Trans>Answers for data safety and declarations</Trans>
              )}
            </li>
          </ul>
          <p className="text-13 text-fg-muted">
            <Plural
              _0="No build machine is online: build it by hand."
              one="# build machine is online and takes the kit by itself."
              other="# build machines are online and take the kit by themselves."
              value={machines}
            />
          </p>
          {reading.error && <CallFailure reason={reading.error} />}
          <Button
            className="justify-self-start"
            loading={reading.isPending}
            onClick={() =>
              reading.mutate(undefined, { onSuccess: ({ name, content }) => saveZip(name, content) })
            }
            variant="primary"
          >
            <DownloadIcon />
            <Trans>Download the kit</Trans>
          </Button>
        </CardBody>
      </section>
    </Card>
  );
}
