import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { CodeBlock } from '@unmuted/ui/code-block';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { type NewToken, pushExample } from '#/features/station/now-playing/push-example.ts';

export interface PushTokenDialogProps {
  created: NewToken;
  onClose: () => void;
}

/** Shows a new token with an example; it is displayed only once, so the dialog closes only by its button. */
export function PushTokenDialog({ created: { token, url }, onClose }: PushTokenDialogProps) {
  const { t } = useLingui();
  const stay = (event: Event) => event.preventDefault();
  const curl = pushExample({ token, url });
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent onEscapeKeyDown={stay} onInteractOutside={stay} size="lg">
        <DialogTitle>
          <Trans>Your push token</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>Send each song with it when the song begins.</Trans>
        </DialogDescription>
        <DialogBody className="grid gap-4">
          <Alert silent tone="warning">
            <Trans>Copy the token now: it is not shown again.</Trans>
          </Alert>
          <CodeBlock code={token} label={t`Push token`} wrap />
          <CodeBlock code={curl} label={t`Example with curl`} />
          <p className="text-13 text-fg-muted">
            <Trans>
              <code>album</code> is optional, as is the artist. With <code>"isCommercial": true</code> the
              text is an ad.
            </Trans>
          </p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose} variant="primary">
            <Trans>I’ve saved it</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
