import { Alert } from '@unmuted/ui/alert';
import { useEffect, useRef } from 'react';
import { lazyExtra } from '#/lib/lazy-extra.tsx';
import { useAuthView } from '#/session/auth-context.tsx';

const Countdown = lazyExtra(async () => (await import('#/components/countdown/countdown.tsx')).Countdown);
const WaitAnnouncement = lazyExtra(
  async () => (await import('#/components/countdown/countdown.tsx')).WaitAnnouncement,
);

/** The sign-in error. Takes focus when it appears, so that it is announced before the next attempt. */
export function SignInFailure() {
  const { message, retryAt } = useAuthView();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <>
      <Alert className="outline-none" ref={alert} tabIndex={-1} tone="danger">
        {message}
        {retryAt !== undefined && <Countdown until={retryAt} />}
      </Alert>
      {retryAt !== undefined && <WaitAnnouncement until={retryAt} />}
    </>
  );
}
