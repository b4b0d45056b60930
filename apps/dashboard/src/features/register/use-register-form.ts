import { useRouteContext } from '@tanstack/react-router';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { guessTimeZone } from '#/components/location-options/time-zones.ts';
import { guessCountry } from '#/components/location-options/use-countries.ts';
import { register } from '#/data/registration/registration.queries.ts';
import { registration, termsVersion } from '#/features/register/register.schema.ts';
import type { Locale } from '#/i18n/locales.ts';
import { useTheme } from '#/theme/theme-context.tsx';

/** Name fields in the order of the language; the first invalid field on the page takes focus. */
export function nameFields(locale: Locale): readonly ['firstName' | 'lastName', 'firstName' | 'lastName'] {
  return locale === 'ja' || locale === 'zh' ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
}

function firstValues(locale: Locale) {
  const names = Object.fromEntries(nameFields(locale).map((name) => [name, '']));
  return {
    ...(names as Record<'firstName' | 'lastName', string>),
    company: '',
    email: '',
    country: guessCountry(navigator.languages) ?? '',
    timezone: guessTimeZone(),
    acceptedTerms: false,
    marketing: false,
  };
}

export type RegisterValues = ReturnType<typeof firstValues>;
export type RegisterForm = ReturnType<typeof useRegisterForm>;

/** The registration form. Its language is the page's: changing one changes both. */
export function useRegisterForm(onSent: (email: string) => void) {
  const { api } = useRouteContext({ from: '/_public/register' });
  const { locale } = useTheme();
  return useContractForm({
    schema: registration,
    defaultValues: firstValues(locale),
    toBody: ({ company, acceptedTerms, ...typed }: RegisterValues) => ({
      ...typed,
      locale,
      ...(company.trim() !== '' && { company }),
      ...(acceptedTerms && { acceptedTerms: termsVersion }),
    }),
    save: async (body) => {
      await register(api, body);
      onSent(body.email);
      return undefined;
    },
  });
}
