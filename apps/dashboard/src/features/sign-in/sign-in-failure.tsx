import { Alert } from '@unmuted/ui/alert';
import { useEffect, useRef } from 'react';
import { Countdown, WaitAnnouncement } from '#/components/countdown/countdown.tsx';
import { ResendLink } from '#/features/sign-in/resend-link.tsx';
import { useAuthView } from '#/session/auth-context.tsx';

/** The sign-in error. Takes focus when it appears, so that it is announced before the next attempt. */
export function SignInFailure() {
  const { message, reason, retryAt } = useAuthView();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <>
      <Alert
        actions={reason === 'auth.email_unverified' ? <ResendLink /> : undefined}
        className="outline-none"
        ref={alert}
        tabIndex={-1}
        tone="danger"
      >
        {message}
        {retryAt !== undefined && <Countdown until={retryAt} />}
      </Alert>
      {retryAt !== undefined && <WaitAnnouncement until={retryAt} />}
    </>
  );
}
