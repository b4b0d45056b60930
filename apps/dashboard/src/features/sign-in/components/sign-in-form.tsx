import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { SignInFailure } from '#/features/sign-in/components/sign-in-failure.tsx';
import { useAuth, useAuthView } from '#/session/auth-context.tsx';

export interface SignInFormProps {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}

/** Fields, one button, and what became of the last try. */
export function SignInForm({ onSubmit, children }: SignInFormProps) {
  const { abandonSignIn } = useAuth();
  const { state, message } = useAuthView();
  // What happened at this door is not said at the other one, nor does it end there.
  useEffect(() => abandonSignIn, [abandonSignIn]);
  // The page stays for the moment that the next one takes to arrive.
  const isBusy = state === 'pending' || state === 'authenticated';
  return (
    // `method=post` on purpose: were the page not yet alive, the fields would still never reach the address.
    <form
      className="grid gap-5"
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isBusy) return event.preventDefault();
        onSubmit(event);
      }}
    >
      {message !== null && !isBusy && <SignInFailure message={message} />}
      {children}
      <Button block className="text-16" loading={isBusy} size="lg" type="submit" variant="primary">
        <Trans>Sign in</Trans>
      </Button>
    </form>
  );
}
