import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { CountryOptions } from '#/components/location-options/country-options.tsx';
import { TimeZoneOptions } from '#/components/location-options/time-zone-options.tsx';
import type { RegisterForm } from '#/features/register/use-register-form.ts';
import { isLocale, localeNames, locales } from '#/i18n/locales.ts';
import { useTheme, useThemeStore } from '#/theme/theme-context.tsx';

/** Country, time zone and language, preset from the browser. */
export function LocationFields({ form: { register, errorOf, getValues } }: { form: RegisterForm }) {
  const { t } = useLingui();
  const { locale } = useTheme();
  const theme = useThemeStore();
  return (
    <>
      <Field
        error={errorOf('country', { enum: t`Please choose your country.` })}
        label={<Trans>Country</Trans>}
      >
        <NativeSelect {...register('country')} autoComplete="country" size="lg">
          <option disabled hidden value="">
            {t`Choose a country`}
          </option>
          <CountryOptions />
        </NativeSelect>
      </Field>
      <div className="grid items-start gap-5 md:grid-cols-2 md:gap-3">
        <Field error={errorOf('timezone')} label={<Trans>Time zone</Trans>}>
          <NativeSelect {...register('timezone')} size="lg">
            <TimeZoneOptions also={getValues('timezone')} />
          </NativeSelect>
        </Field>
        <Field label={<Trans>Account language</Trans>}>
          <NativeSelect
            onChange={({ target }) => {
              if (isLocale(target.value)) theme.set({ locale: target.value });
            }}
            size="lg"
            value={locale}
          >
            {locales.map((name) => (
              <option key={name} lang={name} value={name}>
                {localeNames[name]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
    </>
  );
}
