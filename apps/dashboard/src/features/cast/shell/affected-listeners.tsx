import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';

export interface AffectedListenersProps {
  /** What an act does to so many listeners. */
  children: (listeners: number) => ReactNode;
}

/** What an act does to those who listen now; nobody can say while the engine does not tell their number. */
export function AffectedListeners({ children }: AffectedListenersProps) {
  const { state } = useCastStatus();
  const { overview } = useCastLive();
  const listeners = overview?.now.listeners ?? null;
  if (listeners !== null) return children(listeners);
  // Off the air nothing is counted, for nobody can listen.
  const canListen = state === undefined || state === 'live' || state === 'unknown';
  return canListen ? <Trans>Current listener count unavailable.</Trans> : children(0);
}

/** How many an act disconnects. */
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
