import { Trans } from '@lingui/react/macro';
import type { Product } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { lazy, Suspense, useRef, useState } from 'react';
import { sourceAddressOf } from '#/components/encoder/source-address.ts';
import { usePrefetch } from '#/lib/prefetch.ts';

const load = () => import('#/features/dashboard/casts/connect-dialog.tsx');
const ConnectDialog = lazy(async () => ({ default: (await load()).ConnectDialog }));

export interface HowToConnectProps {
  cast: Extract<Product, { type: 'cast' }>;
}

/** Opens the encoder settings. Renders nothing without a known address. */
export function HowToConnect({ cast }: HowToConnectProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  usePrefetch(load);
  const address = sourceAddressOf(cast.streamUrl);
  if (!address) return null;
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        ref={trigger}
        size="sm"
      >
        <Trans>How to connect</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ConnectDialog
            address={address}
            name={cast.name}
            onClose={() => setOpen(false)}
            trigger={trigger}
          />
        </Suspense>
      )}
    </>
  );
}
