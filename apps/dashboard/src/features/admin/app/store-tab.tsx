import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { StaffApp } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { DownloadIcon } from '@unmuted/ui/icons';
import { Link as TextLink } from '@unmuted/ui/link';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { storeNames } from '#/components/product-states/product-states.ts';
import { RecoveryCard } from '#/features/admin/app/recovery-card.tsx';
import { trackNames } from '#/features/admin/app/settings-fields.ts';
import { GoogleNotes, TestCounter } from '#/features/admin/app/settings-notes.tsx';
import type { AppTabProps } from '#/features/admin/app/settings-tab.tsx';
import { type StoreAnswer, storeAnswers } from '#/features/admin/app/store-answers.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { saveText } from '#/lib/save-text.ts';

/** Where the app is in its store, and what to do if the store refuses or removes it. */
export function StoreTab({ app }: AppTabProps) {
  const { platform, state } = app.app;
  return (
    <>
      {platform === 'android' && state === 'removed_by_store' && <RecoveryCard app={app} />}
      <StoreFacts app={app} />
      {platform === 'ios' && <Answers app={app} />}
    </>
  );
}

function StoreFacts({ app: { app, settings } }: { app: StaffApp }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const store = storeNames[app.platform];
  const { storeUrl, track, rollout, isPackageRegistered, appleAppId, sku, teamId } = settings;
  const known = (text: string) =>
    text === '' ? <span className="text-fg-subtle">–</span> : <span dir="ltr">{text}</span>;
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="store">
        <CardHeader className="pb-2" title={<span id="store">{store}</span>} />
        <CardBody>
          <DescriptionList>
            <DescriptionItem term={<Trans>Page</Trans>}>
              {storeUrl === '' ? (
                <span className="text-fg-subtle">–</span>
              ) : (
                <TextLink dir="ltr" href={storeUrl} rel="noreferrer noopener" target="_blank">
                  {storeUrl}
                </TextLink>
              )}
            </DescriptionItem>
            {app.platform === 'android' ? (
              <>
                <DescriptionItem term={<Trans context="of Google Play">Track</Trans>}>
                  {i18n._(trackNames[track])}
                </DescriptionItem>
                <DescriptionItem term={<Trans>Rollout</Trans>}>
                  {formats.number(rollout / 100, { style: 'percent' })}
                </DescriptionItem>
                <DescriptionItem term={<Trans>Package ID</Trans>}>
                  {isPackageRegistered ? (
                    <Trans context="package ID">Registered</Trans>
                  ) : isPackageRegistered === null ? (
                    <Trans context="registration">Not known</Trans>
                  ) : (
                    <Trans context="package ID">Not registered</Trans>
                  )}
                </DescriptionItem>
              </>
            ) : (
              <>
                <DescriptionItem term={<Trans>Apple ID of the app</Trans>}>
                  {known(appleAppId)}
                </DescriptionItem>
                <DescriptionItem term={<Trans>SKU</Trans>}>{known(sku)}</DescriptionItem>
                <DescriptionItem term={<Trans>Team ID</Trans>}>{known(teamId)}</DescriptionItem>
              </>
            )}
          </DescriptionList>
          {app.platform === 'android' && (
            <div className="mt-4 grid gap-4">
              <GoogleNotes settings={settings} />
              <TestCounter settings={settings} />
            </div>
          )}
        </CardBody>
      </section>
    </Card>
  );
}

const titles: Readonly<Record<StoreAnswer['id'], MessageDescriptor>> = {
  template: msg`The app looks like a template`,
  rights: msg`Proof of the rights to the streams`,
  background: msg`Playback in the background was not found`,
  ownership: msg`Letter of ownership`,
};

const missingTexts: Readonly<Record<NonNullable<StoreAnswer['missing']>, MessageDescriptor>> = {
  own_account: msg`Not true yet: the app would be published from our account. Apple accepts apps of stations only from an account of the station.`,
  ownsStreams: msg`Not true yet: the customer has not confirmed the rights to the streams.`,
  ownsName: msg`Not true yet: the customer has not confirmed the rights to the name.`,
};

/** Prepared answers for the reviewers of Apple. */
function Answers({ app }: { app: StaffApp }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="answers">
        <CardHeader
          className="pb-4"
          description={
            <Trans>
              Filled with the data of the customer, in English. Check each one before you send it.
            </Trans>
          }
          title={
            <span id="answers">
              <Trans>Prepared answers to Apple</Trans>
            </span>
          }
        />
        <CardBody className="grid gap-6">
          {storeAnswers(app).map(({ id, guideline, text, missing }) => {
            const title = i18n._(titles[id]);
            return (
              <section aria-labelledby={`answer-${id}`} className="grid min-w-0 gap-2" key={id}>
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <h3 className="text-14 font-semibold" id={`answer-${id}`}>
                    {title}
                    <span className="ms-2 text-12 font-normal text-fg-muted">
                      <Trans>Guideline {guideline}</Trans>
                    </span>
                  </h3>
                  <span className="flex items-center gap-1">
                    <CopyButton label={t`Copy: ${title}`} text={text} />
                    <Button
                      aria-label={t`Save file: ${title}`}
                      onClick={() =>
                        saveText(`${app.app.draft.packageId}-${guideline}.txt`, text, 'text/plain')
                      }
                      size="sm"
                    >
                      <DownloadIcon />
                      <Trans>Save file</Trans>
                    </Button>
                  </span>
                </div>
                {missing && <Alert tone="warning">{i18n._(missingTexts[missing])}</Alert>}
                <p
                  className="rounded-tile border border-border bg-surface-sunken p-3 text-13 whitespace-pre-line wrap-anywhere"
                  dir="ltr"
                  lang="en"
                >
                  {text}
                </p>
              </section>
            );
          })}
        </CardBody>
      </section>
    </Card>
  );
}
