import { Trans } from '@lingui/react/macro';
import { SignInForm } from '#/features/sign-in/components/sign-in-form.tsx';

/** `/admin`: admins, with username and password. */
export function AdminLoginScreen() {
  return (
    <main className="mx-auto grid max-w-sm gap-4 p-8">
      <h1 className="text-24 font-title">
        <Trans>Studio Administration</Trans>
      </h1>
      <SignInForm area="admin" />
    </main>
  );
}
