import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode } from '@unmuted/ui/qr-code';
import { InfoDialog, type InfoDialogProps } from '#/components/info-dialog/info-dialog.tsx';

export interface QrDialogProps extends Pick<InfoDialogProps, 'trigger' | 'onClose'> {
  title: string;
  url: string;
}

/** The address of a stream to scan with a phone. */
export function QrDialog({ title, url, ...dialog }: QrDialogProps) {
  const { t } = useLingui();
  return (
    <InfoDialog
      {...dialog}
      description={<Trans>Scan the code with a phone to open the stream, or print it on a poster.</Trans>}
      title={<Trans>Listen to {title}</Trans>}
    >
      <figure className="grid justify-items-center gap-3">
        <QrCode label={t`QR code of the stream address`} size="lg" value={url} />
        <figcaption className="text-center font-mono text-13 wrap-anywhere text-fg-muted" dir="ltr">
          {url}
        </figcaption>
      </figure>
    </InfoDialog>
  );
}
