import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { AppPreview } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DownloadIcon } from '@unmuted/ui/icons';
import { QrCode } from '@unmuted/ui/qr-code';
import { formatBytes } from '@unmuted/ui/quantity';
import { useId } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { buildAppPreview } from '#/data/apps/apps.queries.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';

/** A signed app for the owner's own phone, built by the server within seconds. */
export function PreviewCard() {
  const titleId = useId();
  const { api, id, canEdit, draft } = useApp();
  const { app } = useAppEditor();
  const { mutate, isPending, error } = useMutation(buildAppPreview(api, id));
  const { platform, preview } = app;
  if (platform === 'ios') return null;
  const build = async () => {
    // The preview is built from the draft as it is stored.
    if ((await draft.current?.save()) ?? true) mutate();
  };
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>Try the draft on your own Android phone. It takes a few seconds.</Trans>}
          title={
            <span id={titleId}>
              <Trans>Preview for your phone</Trans>
            </span>
          }
        />
        <CardBody className="grid gap-4">
          {preview && <Download preview={preview} />}
          {error && <CallFailure reason={error} />}
          <p className="text-13 text-fg-muted">
            <Trans>
              Your phone asks whether it may install apps from this source. In Brazil, Indonesia, Singapore
              and Thailand, Android also asks for a registered developer. The preview stands beside the app of
              the store and can’t be uploaded to one.
            </Trans>
          </p>
          {canEdit && (
            <Button className="justify-self-start" loading={isPending} onClick={() => void build()}>
              {preview ? <Trans>Build the preview again</Trans> : <Trans>Build the preview</Trans>}
            </Button>
          )}
        </CardBody>
      </section>
    </Card>
  );
}

function Download({ preview }: { preview: AppPreview }) {
  const { i18n, t } = useLingui();
  const { timeZone } = useApp();
  const size = formatBytes(i18n.locale, preview.bytes);
  return (
    <div className="flex flex-wrap items-start gap-4">
      <QrCode label={t`QR code with the address of the preview`} value={preview.url} />
      <div className="grid min-w-0 flex-1 gap-2 text-13">
        <p>
          <Trans>
            Built <Timestamp at={preview.builtAt} timeZone={timeZone} />
          </Trans>
          {!preview.isCurrent && (
            <>
              {' '}
              <span className="text-fg-muted">
                <Trans>The draft has changed since.</Trans>
              </span>
            </>
          )}
        </p>
        <p className="font-mono text-fg-muted wrap-anywhere" dir="ltr">
          SHA-256 {preview.sha256}
        </p>
        {isLoopback(preview.url) && (
          <Alert silent title={<Trans>A phone can’t reach this address</Trans>} tone="warning">
            <Trans>
              It leads to the computer that Studio runs on. Your provider sets the public address
              (PUBLIC_URL).
            </Trans>
          </Alert>
        )}
        <Button asChild className="justify-self-start" size="sm">
          <a download href={preview.url}>
            <DownloadIcon />
            <Trans>Download ({size})</Trans>
          </a>
        </Button>
      </div>
    </div>
  );
}

/** Whether an address leads to the machine that opens it. */
const isLoopback = (url: string) => /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(url);
