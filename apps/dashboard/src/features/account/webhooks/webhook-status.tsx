import { Trans } from '@lingui/react/macro';
import type { Webhook, WebhookDelivery } from '@unmuted/api';
import { StatusPill } from '@unmuted/ui/status-pill';

/** Whether a webhook is on, failing or off. */
export function WebhookStatus({
  webhook: { disabledAt, failingSince },
}: {
  webhook: Pick<Webhook, 'disabledAt' | 'failingSince'>;
}) {
  if (disabledAt)
    return (
      <StatusPill status="suspended">
        <Trans context="a webhook">Off</Trans>
      </StatusPill>
    );
  if (failingSince)
    return (
      <StatusPill status="failed">
        <Trans context="a webhook">Failing</Trans>
      </StatusPill>
    );
  return (
    <StatusPill status="passed">
      <Trans context="a webhook">On</Trans>
    </StatusPill>
  );
}

/** Whether a message arrived. */
export function DeliveryStatus({ delivery: { state, tries } }: { delivery: WebhookDelivery }) {
  if (state === 'delivered')
    return (
      <StatusPill status="passed">
        <Trans context="a message">Delivered</Trans>
      </StatusPill>
    );
  if (state === 'failed')
    return (
      <StatusPill status="failed">
        <Trans context="a message">Failed</Trans>
      </StatusPill>
    );
  return (
    <StatusPill status="pending">
      {tries === 0 ? <Trans context="a message">Waiting</Trans> : <Trans context="a message">Retrying</Trans>}
    </StatusPill>
  );
}
