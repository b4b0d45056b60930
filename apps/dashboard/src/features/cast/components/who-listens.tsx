import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCastLive, useCastStanding } from '#/features/cast/use-cast.ts';

export interface WhoListensProps {
  /** What an act does to so many listeners. */
  children: (listeners: number) => ReactNode;
}

/** What an act does to those who listen now; nobody can say while the engine does not tell their number. */
export function WhoListens({ children }: WhoListensProps) {
  const { state } = useCastStanding();
  const { overview } = useCastLive();
  const listeners = overview?.now.listeners ?? null;
  if (listeners !== null) return children(listeners);
  // Off the air nothing is counted, for nobody can listen.
  const canListen = state === undefined || state === 'live' || state === 'unknown';
  return canListen ? <Trans>Nobody can say how many listen now.</Trans> : children(0);
}

/** How many an act disconnects. */
export function WhoIsDisconnected() {
  return (
    <WhoListens>
      {(listeners) => (
        <Plural
          value={listeners}
          _0="Nobody listens now."
          one="This disconnects # listener."
          other="This disconnects # listeners."
        />
      )}
    </WhoListens>
  );
}
