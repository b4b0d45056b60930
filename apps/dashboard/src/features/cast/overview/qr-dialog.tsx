import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { QrCode } from '@unmuted/ui/qr-code';
import type { RefObject } from 'react';

export interface QrDialogProps {
  title: string;
  url: string;
  /** Receives focus on close. */
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The address of a stream to scan with a phone. */
export function QrDialog({ title, url, trigger, onClose }: QrDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog onOpenChange={onClose} open>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          trigger.current?.focus();
        }}
        size="sm"
      >
        <DialogTitle>
          <Trans>Listen to {title}</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>Scan the code with a phone to open the stream, or print it on a poster.</Trans>
        </DialogDescription>
        <DialogBody>
          <figure className="grid justify-items-center gap-3">
            <QrCode label={t`QR code of the stream address`} size="lg" value={url} />
            <figcaption className="text-center font-mono text-13 wrap-anywhere text-fg-muted" dir="ltr">
              {url}
            </figcaption>
          </figure>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>
              <Trans>Close</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
