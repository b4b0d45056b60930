import { Trans, useLingui } from '@lingui/react/macro';
import { Link as RouterLink } from '@tanstack/react-router';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Link } from '@unmuted/ui/link';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { ListSteps } from '#/features/sign-in/components/list-steps.tsx';
import { PasswordField } from '#/features/sign-in/components/password-field.tsx';
import { SignInForm } from '#/features/sign-in/components/sign-in-form.tsx';
import { useSignInForm } from '#/features/sign-in/components/use-sign-in-form.ts';
import { validationText } from '#/i18n/validation-texts.ts';
import { useAuth } from '#/session/auth-context.tsx';

/** `/login`: customers, with e-mail and password. */
export function LoginScreen() {
  const { i18n, t } = useLingui();
  const auth = useAuth();
  const { errors, forgive, onSubmit } = useSignInForm(['email', 'password'], ({ email, password }) =>
    auth.signInCustomer({ email: email.trim(), password }),
  );
  return (
    <BlankPage
      lead={<Trans>Your casts, stations, sites, skills and apps.</Trans>}
      aside={
        <Link asChild>
          <RouterLink to="/admin">
            <Trans>Administrator sign-in</Trans>
          </RouterLink>
        </Link>
      }
      title={<Trans>Sign in</Trans>}
    >
      <SignInForm onSubmit={onSubmit}>
        <Field
          error={
            errors.email?.code === 'pattern'
              ? t`Please enter a whole address, such as name@example.com.`
              : errors.email && validationText(i18n, errors.email)
          }
          label={<Trans>E-mail</Trans>}
        >
          <Input
            autoCapitalize="none"
            autoComplete="username"
            maxLength={254}
            name="email"
            onInput={() => forgive('email')}
            size="lg"
            spellCheck={false}
            type="email"
          />
        </Field>
        <PasswordField error={errors.password} onInput={() => forgive('password')} />
      </SignInForm>
      <ListSteps />
    </BlankPage>
  );
}
