import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { ApiError } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { PasswordInput } from '@unmuted/ui/password-input';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { SignInLink } from '#/components/blank-page/sign-in-link.tsx';
import { FormError } from '#/components/form/form-error.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { NewPasswordField } from '#/components/new-password/new-password-field.tsx';
import { resetPassword } from '#/data/registration/registration.queries.ts';
import { passwordReset } from '#/features/forgot-password/reset.schema.ts';

export interface ResetPasswordProps {
  token: string;
  onInvalid: () => void;
}

const empty = { password: '', repeat: '' };

/** A new password, entered twice. Sign-in then shows that every session was ended. */
export function ResetPassword({ token, onInvalid }: ResetPasswordProps) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '/_public/forgot-password' });
  const navigate = useNavigate();
  const form = useContractForm({
    schema: passwordReset,
    defaultValues: empty,
    toBody: ({ password }: typeof empty) => ({ token, password }),
    check: ({ password, repeat }: typeof empty) =>
      repeat === password ? {} : { repeat: { code: repeat === '' ? 'required' : 'mismatch' } },
    save: async (body) => {
      try {
        const { email } = await resetPassword(api, body);
        await navigate({ to: '/login', replace: true, state: { isReset: true, knownEmail: email } });
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
      lead={<Trans>This signs you out everywhere, on every device.</Trans>}
      title={<Trans>Choose a new password</Trans>}
    >
      <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
        <FormError failure={form.failure} />
        <NewPasswordField
          {...form.register('password')}
          error={form.errorOf('password')}
          label={<Trans>New password</Trans>}
        />
        <Field
          error={form.errorOf('repeat', { mismatch: t`The passwords don’t match.` })}
          label={<Trans>New password again</Trans>}
        >
          <PasswordInput
            {...form.register('repeat')}
            autoComplete="new-password"
            maxLength={1024}
            size="lg"
          />
        </Field>
        <Button block className="text-16" loading={form.isSaving} size="lg" type="submit" variant="primary">
          <Trans>Save new password</Trans>
        </Button>
      </form>
    </BlankPage>
  );
}
