import { Trans, useLingui } from '@lingui/react/macro';
import type { CreatedApiKey } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { CheckIcon, CopyIcon } from '@unmuted/ui/icons';
import { useCopy } from '#/components/copy-button/use-copy.ts';

export interface KeySecretDialogProps {
  created: CreatedApiKey;
  onClose: () => void;
}

/** Shows a new key, which is displayed only once; closes only by its button. */
export function KeySecretDialog({ created: { key, secret }, onClose }: KeySecretDialogProps) {
  const { t } = useLingui();
  const { isDone, copy } = useCopy({ text: secret, doneText: t`API key copied`, secret: true });
  const stay = (event: Event) => event.preventDefault();
  const { name } = key;
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent onEscapeKeyDown={stay} onInteractOutside={stay}>
        <DialogTitle>
          <Trans>
            Your key for <bdi>{name}</bdi>
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            Copy it now and store it where only your program can read it. It won’t be shown again.
          </Trans>
        </DialogDescription>
        <DialogBody className="grid gap-4">
          <code className="rounded-control bg-fill p-4 font-mono text-14 break-all select-all" dir="ltr">
            {secret}
          </code>
          <Button className="justify-self-start" onClick={copy}>
            {isDone ? <CheckIcon /> : <CopyIcon />}
            <Trans>Copy key</Trans>
          </Button>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose} variant="primary">
            <Trans>I’ve stored it</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
