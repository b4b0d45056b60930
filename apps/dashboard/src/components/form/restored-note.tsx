import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';

/** The form has the changes that were unsaved when the session ended. */
export function RestoredNote() {
  return (
    <Alert title={<Trans>Your unsaved changes are back</Trans>} tone="info">
      <Trans>Your session ended before you saved them. Check them, then save.</Trans>
    </Alert>
  );
}
