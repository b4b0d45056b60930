import { Trans } from '@lingui/react/macro';
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
import type { RefObject } from 'react';
import { EncoderFacts, type EncoderFactsProps } from '#/components/encoder/encoder-facts.tsx';

export interface ConnectDialogProps extends Pick<EncoderFactsProps, 'address'> {
  /** The name of the cast. */
  name: string;
  /** Receives focus on close. */
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The encoder settings of a cast. */
export function ConnectDialog({ name, address, trigger, onClose }: ConnectDialogProps) {
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
          <Trans>Connect {name}</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>Enter these details in any Icecast-compatible encoder.</Trans>
        </DialogDescription>
        <DialogBody>
          <EncoderFacts address={address} />
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
