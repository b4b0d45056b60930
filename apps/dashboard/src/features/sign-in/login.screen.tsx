import { Trans, useLingui } from '@lingui/react/macro';
import { Link as RouterLink, useLocation, useRouteContext } from '@tanstack/react-router';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Link } from '@unmuted/ui/link';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { CodeLead, CodeTitle } from '#/features/sign-in/code.messages.tsx';
import { PasswordField } from '#/features/sign-in/password-field.tsx';
import { SignInForm } from '#/features/sign-in/sign-in-form.tsx';
import { useSignInForm } from '#/features/sign-in/use-sign-in-form.ts';
import { useSignInLink } from '#/features/sign-in/use-sign-in-link.ts';
import { validationText } from '#/i18n/validation.messages.ts';
import { lazyExtra } from '#/lib/lazy-extra.tsx';
import { useAuth, useAuthView } from '#/session/auth-context.tsx';

const ListSteps = lazyExtra(async () => (await import('#/features/sign-in/list-steps.tsx')).ListSteps);

/** `/login`: sign-in for customers, with email and password. */
export function LoginScreen() {
  const { i18n, t } = useLingui();
  const auth = useAuth();
  const { challenge, state } = useAuthView();
  const brand = useRouteContext({ from: '__root__', select: ({ config }) => config.brand });
  const { knownEmail, isReset = false } = useLocation({ select: (location) => location.state });
  const link = useSignInLink(auth.signInCustomer);
  // The code completes the sign-in that the link began.
  const isByLink = link !== null && challenge !== undefined;
  const form = useSignInForm<'email' | 'password'>(isByLink ? [] : ['email', 'password'], (typed) =>
    auth.signInCustomer(isByLink ? { ...link, code: typed.code } : typed),
  );
  const { errors, forgive } = form;
  return (
    <BlankPage
      lead={challenge ? <CodeLead /> : <Trans>Your casts, stations, sites, skills and apps.</Trans>}
      aside={
        <Link asChild>
          <RouterLink to="/admin">
            <Trans>Administrator sign-in</Trans>
          </RouterLink>
        </Link>
      }
      title={challenge ? <CodeTitle /> : <Trans>Sign in</Trans>}
    >
      <SignInForm {...form} isReset={isReset}>
        <Field
          error={
            errors.email?.code === 'pattern'
              ? t`Please enter a full email address, such as name@example.com.`
              : errors.email && validationText(i18n, errors.email)
          }
          label={<Trans>Email</Trans>}
        >
          <Input
            autoCapitalize="none"
            autoComplete="username"
            defaultValue={knownEmail}
            maxLength={254}
            name="email"
            onInput={() => forgive('email')}
            size="lg"
            spellCheck={false}
            type="email"
          />
        </Field>
        <PasswordField error={errors.password} onInput={() => forgive('password')} />
        <Link asChild className="touch-target -mt-2 justify-self-end">
          <RouterLink to="/forgot-password">
            <Trans>Forgot password?</Trans>
          </RouterLink>
        </Link>
      </SignInForm>
      {!challenge && (
        <p className="mt-6 text-fg-muted">
          <Trans>
            New to {brand}?{' '}
            <Link asChild tone="strong">
              <RouterLink to="/register">Create an account</RouterLink>
            </Link>
          </Trans>
        </p>
      )}
      {/* Reserves space, so that nothing moves when the first step begins. */}
      <div className="mt-6 min-h-12">{state !== 'idle' && <ListSteps />}</div>
    </BlankPage>
  );
}
