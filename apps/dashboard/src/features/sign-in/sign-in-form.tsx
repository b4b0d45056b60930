import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { type ReactNode, useEffect } from 'react';
import { BackToPassword } from '#/features/sign-in/back-to-password.tsx';
import { CodeField } from '#/features/sign-in/code-field.tsx';
import { SignInFailure } from '#/features/sign-in/sign-in-failure.tsx';
import { SignInNotice } from '#/features/sign-in/sign-in-notice.tsx';
import type { SignInFormState } from '#/features/sign-in/use-sign-in-form.ts';
import { useIsFuture } from '#/lib/use-is-future.ts';
import { useAuth, useAuthView } from '#/session/auth-context.tsx';

export interface SignInFormProps extends Pick<SignInFormState, 'onSubmit'> {
  errors: Pick<SignInFormState['errors'], 'code'>;
  forgive: (name: 'code') => void;
  /** The password has just been replaced. */
  isReset?: boolean;
  /** The credential fields. They stay mounted but hidden during the code step. */
  children: ReactNode;
}

/** Fields, submit button and the result of the last attempt. */
export function SignInForm({ onSubmit, errors, forgive, isReset = false, children }: SignInFormProps) {
  const { abandonSignIn } = useAuth();
  const { state, message, challenge, retryAt } = useAuthView();
  const isWaiting = useIsFuture(retryAt);
  // Cancel a pending sign-in and clear its error when leaving the page.
  useEffect(() => abandonSignIn, [abandonSignIn]);
  // Stay busy until the next page is loaded.
  const isBusy = state === 'pending' || state === 'authenticated';
  return (
    // `method=post`: before hydration a submit must not put the fields into the URL.
    <form
      className="grid gap-5"
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isBusy || isWaiting) return event.preventDefault();
        onSubmit(event);
      }}
    >
      {message !== null && !isBusy && <SignInFailure />}
      {!isBusy && !challenge && message === null && <SignInNotice isReset={isReset && state === 'idle'} />}
      <div className="contents" hidden={challenge !== undefined}>
        {children}
      </div>
      {challenge && <CodeField error={errors.code} onInput={() => forgive('code')} />}
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
      {challenge && <BackToPassword />}
    </form>
  );
}
