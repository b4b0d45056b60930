import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { useContext, useSyncExternalStore } from 'react';
import { EndedSessionContext } from '#/session/ended-session-context.ts';

/** Notices of preceding steps. */
export function SignInNotice({ isReset }: { isReset: boolean }) {
  const endedSession = useContext(EndedSessionContext);
  // The forms of the ended session may unmount after this page is rendered.
  const hasDrafts = useSyncExternalStore(
    endedSession?.subscribe ?? never,
    endedSession?.hasDrafts ?? isFalse,
  );
  if (isReset)
    return (
      <Alert title={<Trans>Your password was changed</Trans>} tone="success">
        <Trans>All your sessions were signed out. Sign in with the new password.</Trans>
      </Alert>
    );
  if (!hasDrafts) return null;
  return (
    <Alert title={<Trans>Your unsaved changes are kept in this tab</Trans>} tone="info">
      <Trans>
        Sign in with the same account to get them back. Closing or reloading the tab discards them.
      </Trans>
    </Alert>
  );
}

const never = () => () => {};
const isFalse = () => false;
