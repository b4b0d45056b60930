import { Trans, useLingui } from '@lingui/react/macro';
import { Link as RouterLink, useLocation } from '@tanstack/react-router';
import { Alert } from '@unmuted/ui/alert';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Link } from '@unmuted/ui/link';
import { useState } from 'react';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { CodeLead, CodeTitle } from '#/features/sign-in/code.messages.tsx';
import { PasswordField } from '#/features/sign-in/password-field.tsx';
import { SignInForm } from '#/features/sign-in/sign-in-form.tsx';
import { useSignInForm } from '#/features/sign-in/use-sign-in-form.ts';
import { validationText } from '#/i18n/validation.messages.ts';
import { useAuth, useAuthView } from '#/session/auth-context.tsx';

/** `/admin`: sign-in for admins, with username and password. */
export function AdminLoginScreen() {
  const { i18n } = useLingui();
  const auth = useAuth();
  const [looksLikeCustomer, setLooksLikeCustomer] = useState(false);
  const { challenge } = useAuthView();
  const joinedAs = useLocation({ select: ({ state }) => state.joinedAs });
  const form = useSignInForm(['username', 'password'], auth.signInAdmin);
  const { errors, forgive } = form;
  return (
    <BlankPage
      lead={challenge ? <CodeLead /> : <Trans>For service staff.</Trans>}
      aside={
        <Link asChild>
          <RouterLink to="/login">
            <Trans>Customer sign-in</Trans>
          </RouterLink>
        </Link>
      }
      title={challenge ? <CodeTitle /> : <Trans>Studio Administration</Trans>}
    >
      {joinedAs !== undefined && !challenge && (
        <Alert className="mb-5" title={<Trans>Your account is ready</Trans>} tone="success">
          <Trans>Sign in with the username and the password that you chose.</Trans>
        </Alert>
      )}
      <SignInForm {...form}>
        <Field
          error={errors.username && validationText(i18n, errors.username)}
          hint={looksLikeCustomer && <CustomerHint />}
          label={<Trans>Username</Trans>}
        >
          <Input
            autoCapitalize="none"
            autoComplete="username"
            defaultValue={joinedAs}
            maxLength={64}
            name="username"
            onInput={({ currentTarget: { value } }) => {
              setLooksLikeCustomer(/^\S+@\S+\.\S/.test(value.trim()));
              forgive('username');
            }}
            size="lg"
            spellCheck={false}
          />
        </Field>
        <PasswordField error={errors.password} onInput={() => forgive('password')} />
      </SignInForm>
    </BlankPage>
  );
}

/** Admins have usernames: an email address suggests the wrong sign-in page. */
function CustomerHint() {
  return (
    <Trans>
      Looking for customer sign-in?{' '}
      <Link asChild tone="strong">
        <RouterLink to="/login">Sign in here</RouterLink>
      </Link>
      .
    </Trans>
  );
}
