import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { ClockIcon } from '@unmuted/ui/icons';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import type { ProductStateDisplay } from '#/components/product-states/product-states.ts';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';

export interface StateStatusProps extends Pick<StatusPillProps, 'appearance'> {
  display: ProductStateDisplay;
}

/** The state of a product as colour, icon and word. */
export function StateStatus({ display: { status, word }, appearance = 'plain' }: StateStatusProps) {
  const { i18n } = useLingui();
  return (
    <StatusPill appearance={appearance} status={status}>
      {i18n._(word)}
    </StatusPill>
  );
}

/** How long a product has been in its state; null if that was not recorded. */
export function StateAge({ since }: { since: string | null }) {
  if (since === null) return null;
  return (
    <Trans>
      for <AgeSince at={since} />
    </Trans>
  );
}

/** How long a product has been in its state, below its title. */
export function StateWait({ since, isWaiting }: { since: string; isWaiting: boolean }) {
  return (
    <span className={`inline-flex items-center gap-1.5 ${isWaiting ? 'text-silent-text' : ''}`}>
      <ClockIcon />
      <span>
        {isWaiting ? (
          <Trans>
            waiting for <AgeSince at={since} />
          </Trans>
        ) : (
          <StateAge since={since} />
        )}
      </span>
    </span>
  );
}
