import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';

/** Notices of preceding steps. */
export function SignInNotice() {
  return (
    <Alert title={<Trans>Your password was changed</Trans>} tone="success">
      <Trans>All your sessions were signed out. Sign in with the new password.</Trans>
    </Alert>
  );
}
