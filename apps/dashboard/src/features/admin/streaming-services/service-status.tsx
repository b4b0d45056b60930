import { useLingui } from '@lingui/react';
import type { StreamState } from '@unmuted/api';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import { stateLooks } from '#/features/station/overview/station.messages.ts';

export interface ServiceStatusProps {
  state: StreamState;
  appearance?: StatusPillProps['appearance'];
}

/** The state of a streaming service as colour, shape and word. */
export function ServiceStatus({ state, appearance }: ServiceStatusProps) {
  const { i18n } = useLingui();
  const { status, word } = stateLooks[state];
  return (
    <StatusPill appearance={appearance} status={status}>
      {i18n._(word)}
    </StatusPill>
  );
}
