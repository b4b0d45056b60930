import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ProductRequest } from '@unmuted/api';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';

const looks: Record<ProductRequest['state'], { status: StatusPillProps['status']; word: MessageDescriptor }> =
  {
    pending: { status: 'pending', word: msg({ message: 'Waiting', context: 'a request' }) },
    approved: { status: 'live', word: msg({ message: 'Approved', context: 'a request' }) },
    refused: { status: 'off-air', word: msg({ message: 'Refused', context: 'a request' }) },
    cancelled: { status: 'suspended', word: msg({ message: 'Cancelled', context: 'a request' }) },
  };

/** The state of a product request. */
export function RequestStatus({ state }: { state: ProductRequest['state'] }) {
  const { i18n } = useLingui();
  const { status, word } = looks[state];
  return (
    <StatusPill appearance="plain" status={status}>
      {i18n._(word)}
    </StatusPill>
  );
}
