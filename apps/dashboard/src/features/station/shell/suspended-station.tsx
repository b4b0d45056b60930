import { Trans } from '@lingui/react/macro';
import type { Station } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { HelpAction } from '#/components/help/help-action.tsx';

/** Shows that a station is suspended. Renders nothing for another. */
export function SuspendedStation({ station: { status } }: { station: Station }) {
  if (status !== 'suspended') return null;
  return (
    <Alert
      actions={<HelpAction topic="suspended" />}
      silent
      title={<Trans>This station is suspended</Trans>}
      tone="neutral"
    >
      <Trans>You can’t make changes until support lifts the suspension. What was recorded stays.</Trans>
    </Alert>
  );
}
