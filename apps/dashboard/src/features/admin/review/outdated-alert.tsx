import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';

export interface OutdatedAlertProps {
  /** The state now. */
  word: string;
  /** The move is still legal. */
  isPossible: boolean;
}

/** After a conflict: the state of the product now, and whether the move is still possible. */
export function OutdatedAlert({ word, isPossible }: OutdatedAlertProps) {
  return (
    <Alert tone="warning">
      {isPossible ? (
        <Trans>The state is now “{word}”. Check what changed, then confirm again.</Trans>
      ) : (
        <Trans>The state is now “{word}”, so this is no longer possible.</Trans>
      )}
    </Alert>
  );
}
