import { Trans, useLingui } from '@lingui/react/macro';
import { Link as RouterLink } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Link } from '@unmuted/ui/link';
import { FormError } from '#/components/form/form-error.tsx';
import { FormNotSent } from '#/components/form/form-not-sent.tsx';
import { LocationFields } from '#/features/register/location-fields.tsx';
import { TermsFields } from '#/features/register/terms-fields.tsx';
import { nameFields, useRegisterForm } from '#/features/register/use-register-form.ts';
import { useTheme } from '#/theme/theme-context.tsx';

export interface RegisterFormProps {
  hidden: boolean;
  onSent: (email: string) => void;
}

/** The registration form. It stays mounted but hidden after submission, so that the address can be corrected. */
export function RegisterForm({ hidden, onSent }: RegisterFormProps) {
  const { t } = useLingui();
  const { locale } = useTheme();
  const form = useRegisterForm(onSent);
  const { errorOf, register } = form;
  return (
    <form className="grid gap-5" hidden={hidden} method="post" noValidate onSubmit={form.onSubmit}>
      <FormError failure={form.failure}>
        <FormNotSent />
      </FormError>
      <div className="grid items-start gap-5 md:grid-cols-2 md:gap-3">
        {nameFields(locale).map((name) => (
          <Field
            error={errorOf(name)}
            key={name}
            label={name === 'firstName' ? <Trans>First name</Trans> : <Trans>Last name</Trans>}
          >
            <Input
              {...register(name)}
              autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
              maxLength={60}
              size="lg"
            />
          </Field>
        ))}
      </div>
      <Field error={errorOf('company')} label={<Trans>Company</Trans>} optional>
        <Input {...register('company')} autoComplete="organization" maxLength={120} size="lg" />
      </Field>
      <Field
        error={errorOf('email', { pattern: t`Please enter a full email address, such as name@example.com.` })}
        label={<Trans>Email</Trans>}
      >
        <Input
          {...register('email')}
          autoCapitalize="none"
          autoComplete="email"
          maxLength={254}
          size="lg"
          spellCheck={false}
          type="email"
        />
      </Field>
      <LocationFields form={form} />
      <TermsFields form={form} />
      <Button block className="text-16" loading={form.isSaving} size="lg" type="submit" variant="primary">
        <Trans>Create account</Trans>
      </Button>
      <p className="text-fg-muted">
        <Trans>
          Already have an account?{' '}
          <Link asChild tone="strong">
            <RouterLink to="/login">Sign in</RouterLink>
          </Link>
        </Trans>
      </p>
    </form>
  );
}
