import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, ProductRequest } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import type { RefObject } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { cancelRequest } from '#/data/product-requests/product-requests.queries.ts';

export interface CancelRequestDialogProps {
  api: ApiClients;
  request: ProductRequest;
  /** Receives focus on close, if the request is still there. */
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Confirms that a request is taken back. */
export function CancelRequestDialog({ api, request, trigger, onClose }: CancelRequestDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(cancelRequest(api, request.id));
  return (
    <AlertDialog
      action={<Trans>Cancel request</Trans>}
      description={<Trans>You can send another one at any time.</Trans>}
      onCloseAutoFocus={(event) => {
        if (!trigger.current) return;
        event.preventDefault();
        trigger.current.focus();
      }}
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Request cancelled</Trans> });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={<Trans>Cancel this request?</Trans>}
    />
  );
}
