import { Trans } from '@lingui/react/macro';
import { SignInForm } from '#/features/sign-in/components/sign-in-form.tsx';

/** `/login`: customers, with e-mail and password. */
export function LoginScreen() {
  return (
    <main className="mx-auto grid max-w-sm gap-4 p-8">
      <h1 className="text-24 font-title">
        <Trans>Sign in</Trans>
      </h1>
      <SignInForm area="customer" />
    </main>
  );
}
