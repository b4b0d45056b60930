import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { type ReactNode, Suspense, useEffect } from 'react';
import {
  BackToPassword,
  CodeField,
  preloadParts,
  SignInFailure,
  SignInNotice,
} from '#/features/sign-in/lazy-parts.ts';
import type { SignInFormState } from '#/features/sign-in/use-sign-in-form.ts';
import { useIsFuture } from '#/lib/use-is-future.ts';
import { useAuth, useAuthView } from '#/session/auth-context.tsx';

export interface SignInFormProps extends Pick<SignInFormState, 'onSubmit'> {
  errors: Pick<SignInFormState['errors'], 'code'>;
  forgive: (name: 'code') => void;
  /** The password has just been replaced. */
  isReset?: boolean;
  /** The fields of the first step. They stay where they are, unseen, while the code is asked for. */
  children: ReactNode;
}

/** Fields, one button, and what became of the last try. */
export function SignInForm({ onSubmit, errors, forgive, isReset = false, children }: SignInFormProps) {
  const { abandonSignIn } = useAuth();
  const { state, message, challenge, retryAt } = useAuthView();
  const isWaiting = useIsFuture(retryAt);
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
      onFocus={preloadParts}
      onSubmit={(event) => {
        if (isBusy || isWaiting) return event.preventDefault();
        onSubmit(event);
      }}
    >
      <Suspense>
        {message !== null && !isBusy && <SignInFailure />}
        {isReset && state === 'idle' && !challenge && <SignInNotice />}
      </Suspense>
      <div className="contents" hidden={challenge !== undefined}>
        {children}
      </div>
      <Suspense>{challenge && <CodeField error={errors.code} onInput={() => forgive('code')} />}</Suspense>
      <Button
        block
        className="text-16"
        disabled={isWaiting}
        loading={isBusy}
        size="lg"
        type="submit"
        variant="primary"
      >
        <Trans>Sign in</Trans>
      </Button>
      <Suspense>{challenge && <BackToPassword />}</Suspense>
    </form>
  );
}
