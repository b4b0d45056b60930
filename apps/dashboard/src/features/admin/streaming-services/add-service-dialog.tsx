import { Trans } from '@lingui/react/macro';
import type { ApiClients, StreamingService } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { useState } from 'react';
import { AddressStep } from '#/features/admin/streaming-services/address-step.tsx';
import { DraftStep } from '#/features/admin/streaming-services/draft-step.tsx';
import { focusOnMount } from '#/features/admin/streaming-services/focus-on-mount.ts';
import type { ServiceStart } from '#/features/admin/streaming-services/service-start.ts';

export interface AddServiceDialogProps {
  api: ApiClients;
  onAdded: (service: StreamingService) => void;
  onClose: () => void;
}

/** Adds a service: what answers at an address, then who it belongs to. */
export function AddServiceDialog({ api, onAdded, onClose }: AddServiceDialogProps) {
  const [start, setStart] = useState<ServiceStart | null>(null);
  const [url, setUrl] = useState('');
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent>
        {/* The button that had the focus is gone in the second step. */}
        <DialogTitle
          className="outline-none"
          key={start ? 'draft' : 'address'}
          ref={start && focusOnMount}
          tabIndex={-1}
        >
          <Trans>Add a streaming service</Trans>
        </DialogTitle>
        <DialogDescription>
          {start ? (
            <Trans>The customer’s stations can play it as soon as it is added.</Trans>
          ) : (
            <Trans>
              Paste the address of a stream, of a server or of a playlist. We connect to it and find out what
              it is.
            </Trans>
          )}
        </DialogDescription>
        {start ? (
          <DraftStep
            api={api}
            onAdded={(service) => {
              onClose();
              onAdded(service);
            }}
            onBack={() => setStart(null)}
            start={start}
          />
        ) : (
          <AddressStep
            api={api}
            onStart={(next) => {
              setUrl(next.url);
              setStart(next);
            }}
            url={url}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
