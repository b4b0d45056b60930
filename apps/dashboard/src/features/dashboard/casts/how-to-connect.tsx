import { Trans } from '@lingui/react/macro';
import type { Product } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@unmuted/ui/dialog';
import { EncoderFacts } from '#/components/encoder/encoder-facts.tsx';
import { sourceAddressOf } from '#/components/encoder/source-address.ts';

export interface HowToConnectProps {
  cast: Extract<Product, { type: 'cast' }>;
}

/** Dialog with the encoder settings. Renders nothing without a known address. */
export function HowToConnect({ cast }: HowToConnectProps) {
  const address = sourceAddressOf(cast.streamUrl);
  if (!address) return null;
  const { name } = cast;
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button size="sm">
          <Trans>How to connect</Trans>
        </Button>
      </DialogTrigger>
      <DialogContent size="sm">
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
