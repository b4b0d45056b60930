import { Trans } from '@lingui/react/macro';
import type { Product } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { useRef, useState } from 'react';
import { sourceAddressOf } from '#/components/encoder/source-address.ts';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { usePrefetch } from '#/lib/prefetch.ts';
import { usePermission } from '#/session/use-permission.ts';

const ConnectDialog = lazyOverlay(
  async () => (await import('#/features/dashboard/casts/connect-dialog.tsx')).ConnectDialog,
);

export interface HowToConnectProps {
  cast: Extract<Product, { type: 'cast' }>;
}

/** Opens the encoder settings. Renders nothing without a known address, or if the user's role does not allow it. */
export function HowToConnect({ cast }: HowToConnectProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  usePrefetch(ConnectDialog.load);
  const address = sourceAddressOf(cast.streamUrl);
  const isPermitted = usePermission('source.connect');
  if (!address || !isPermitted) return null;
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
        <ConnectDialog
          address={address}
          name={cast.name}
          onClose={() => setOpen(false)}
          onLoadFailed={() => setOpen(false)}
          trigger={trigger}
        />
      )}
    </>
  );
}
