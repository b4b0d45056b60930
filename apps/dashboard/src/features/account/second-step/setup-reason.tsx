import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { useEffect } from 'react';

export interface SetupReasonProps {
  /** The page that was refused without two-step sign-in. */
  returnTo: string;
  isOn: boolean;
}

/** Why a person of the staff was led here, and the way back once nothing is missing. */
export function SetupReason({ returnTo, isOn }: SetupReasonProps) {
  const navigate = useNavigate();
  if (isOn)
    return (
      <Alert
        actions={
          <Button onClick={() => void navigate({ href: returnTo, replace: true })} size="sm">
            <Trans>Continue</Trans>
          </Button>
        }
        tone="success"
      >
        <Trans>Two-step sign-in is on. You can go back to the page that you came from.</Trans>
      </Alert>
    );
  return (
    <Alert title={<Trans>Set up two-step sign-in to continue</Trans>}>
      <Trans>
        It is required for all staff. Until you turn it on, you can open only your own account. Afterwards you
        return to the page that you came from.
      </Trans>
    </Alert>
  );
}

/** Goes back, in an effect: the recovery codes block the navigation until their own effect has been cleaned up. */
export function Return({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ href: to, replace: true }), [navigate, to]);
  return null;
}
