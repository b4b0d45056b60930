import { Trans } from '@lingui/react/macro';
import type { ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { RadioTowerIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';

const StationRequestDialog = lazyOverlay(
  async () =>
    (await import('#/features/dashboard/first-day/station-request-dialog.tsx')).StationRequestDialog,
);

/** Opens the request for a station. */
export function RequestStation({ api }: { api: ApiClients }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <RadioTowerIcon />
        <Trans>Request a station</Trans>
      </Button>
      {isOpen && <StationRequestDialog api={api} onClose={close} onLoadFailed={close} />}
    </>
  );
}
