import { Alert } from '@unmuted/ui/alert';
import { Suspense, useEffect, useRef } from 'react';
import { lazyExtra } from '#/lib/lazy-extra.ts';
import { useAuthView } from '#/session/auth-context.tsx';

const loadCountdown = () => import('#/components/countdown/countdown.tsx');
const Countdown = lazyExtra(async () => (await loadCountdown()).Countdown);
const WaitAnnouncement = lazyExtra(async () => (await loadCountdown()).WaitAnnouncement);

/** The sign-in error. Takes focus when it appears, so that it is announced before the next attempt. */
export function SignInFailure() {
  const { message, retryAt } = useAuthView();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <>
      <Alert className="outline-none" ref={alert} tabIndex={-1} tone="danger">
        {message}
        <Suspense>{retryAt !== undefined && <Countdown until={retryAt} />}</Suspense>
      </Alert>
      <Suspense>{retryAt !== undefined && <WaitAnnouncement until={retryAt} />}</Suspense>
    </>
  );
}
