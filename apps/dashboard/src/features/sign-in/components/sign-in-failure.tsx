import { Alert } from '@unmuted/ui/alert';
import { useEffect, useRef } from 'react';

/** Why signing in failed. It takes focus when it appears, so that the reader is told before the next try. */
export function SignInFailure({ message }: { message: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert className="outline-none" ref={alert} tabIndex={-1} tone="danger">
      {message}
    </Alert>
  );
}
