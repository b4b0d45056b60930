import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';

export interface AffectedListenersProps {
  /** Describes the effect on this many listeners. */
  children: (listeners: number) => ReactNode;
}

/**
 * Shows the effect of an action on current listeners, or that their number is unknown while the engine is
 * unreachable.
 */
export function AffectedListeners({ children }: AffectedListenersProps) {
  const { state } = useCastStatus();
  const { overview } = useCastLive();
  const listeners = overview?.now.listeners ?? null;
  if (listeners !== null) return children(listeners);
  // Off air there are no listeners to count.
  const canListen = state === undefined || state === 'live' || state === 'unknown';
  return canListen ? <Trans>Current listener count unavailable.</Trans> : children(0);
}

/** States how many listeners an action disconnects. */
export function DisconnectedListeners() {
  return (
    <AffectedListeners>
      {(listeners) => (
        <Plural
          value={listeners}
          _0="No one is listening."
          one="This disconnects # listener."
          other="This disconnects # listeners."
        />
      )}
    </AffectedListeners>
  );
}
