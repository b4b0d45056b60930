import { Trans } from '@lingui/react/macro';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { ApiError } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { SignInLink } from '#/components/blank-page/sign-in-link.tsx';
import { FormError } from '#/components/form/form-error.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { NewPasswordField } from '#/components/new-password/new-password-field.tsx';
import { confirmRegistration } from '#/data/registration/registration.queries.ts';
import { registrationConfirmation } from '#/features/register/register.schema.ts';

export interface ConfirmRegistrationProps {
  token: string;
  onInvalid: () => void;
}

const empty = { password: '' };

/**
 * The password of the new account. It is chosen here rather than in the registration form, because only the owner of
 * the mailbox can open the link.
 */
export function ConfirmRegistration({ token, onInvalid }: ConfirmRegistrationProps) {
  const { api } = useRouteContext({ from: '/_public/register' });
  const navigate = useNavigate();
  const form = useContractForm({
    schema: registrationConfirmation,
    defaultValues: empty,
    toBody: ({ password }: typeof empty) => ({ token, password }),
    save: async (body) => {
      try {
        const { email } = await confirmRegistration(api, body);
        // Removes the token from the URL.
        await navigate({ to: '/register', replace: true, search: {}, state: { verifiedEmail: email } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'auth.invalid_link') throw error;
        onInvalid();
      }
      return undefined;
    },
  });
  return (
    <BlankPage
      aside={<SignInLink />}
      lead={
        <Trans>
          This confirms your email address and creates the account. If you didn’t request one, close this
          page.
        </Trans>
      }
      title={<Trans>Choose your password</Trans>}
    >
      <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
        <FormError failure={form.failure} />
        <NewPasswordField
          {...form.register('password')}
          error={form.errorOf('password')}
          label={<Trans>Password</Trans>}
        />
        <Button block className="text-16" loading={form.isSaving} size="lg" type="submit" variant="primary">
          <Trans>Create account</Trans>
        </Button>
      </form>
    </BlankPage>
  );
}
