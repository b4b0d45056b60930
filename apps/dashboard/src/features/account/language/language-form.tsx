import { Trans, useLingui } from '@lingui/react/macro';
import type { DateFormat } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { Segmented } from '@unmuted/ui/segmented';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { currentZoneName } from '@unmuted/ui/time-zone-select';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { SaveBar, SaveForm } from '#/components/form/save-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import type { BodySchema } from '#/components/form/validate.schema.ts';
import { TimeZoneOptions } from '#/components/location-options/time-zone-options.tsx';
import { NowInZone, WrittenNow } from '#/features/account/language/format-examples.tsx';
import { FormErrorRow } from '#/features/account/shell/form-error-row.tsx';
import type { Preferences } from '#/features/account/shell/form-values.ts';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { localeNames, locales } from '#/i18n/locales.ts';
import { useThemeStore } from '#/theme/theme-context.tsx';

export interface LanguageFormProps<Body> {
  schema: BodySchema<Body>;
  preferences: Preferences;
  /** Returns the complete profile with these preferences. */
  toBody: (preferences: Preferences) => unknown;
  save: (body: Body) => Promise<Preferences>;
}

/** Language, time zone and date format for pages and emails. */
export function LanguageForm<Body>({ schema, preferences, toBody, save }: LanguageFormProps<Body>) {
  const { t } = useLingui();
  const theme = useThemeStore();
  const dateLabelId = useId();
  const form = useContractForm<Preferences, Body>({
    draftName: 'language',
    schema,
    // An account may have the former name of its zone, which is not offered.
    defaultValues: { ...preferences, timezone: currentZoneName(preferences.timezone) },
    onlyChanges: true,
    toBody,
    save: async (body) => {
      const { locale, timezone, dateFormat } = await save(body);
      theme.set({ locale });
      return { locale, timezone, dateFormat };
    },
  });
  const { control, errorOf, register } = form;
  return (
    <SectionCard
      description={<Trans>Used for pages and emails.</Trans>}
      title={<Trans>Language and time</Trans>}
    >
      <SaveForm form={form}>
        <FormErrorRow failure={form.failure} isRestored={form.isRestored} />
        <SettingsSection
          description={<Trans>The page changes as soon as you save.</Trans>}
          title={<Trans>Language</Trans>}
        >
          <Field error={errorOf('locale')} label={<Trans>Language</Trans>}>
            <NativeSelect {...register('locale')}>
              {locales.map((name) => (
                <option key={name} lang={name} value={name}>
                  {localeNames[name]}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </SettingsSection>
        <SettingsSection
          description={<Trans>All times are shown in this time zone.</Trans>}
          title={<Trans>Date and time</Trans>}
        >
          <Field
            error={errorOf('timezone')}
            hint={<NowInZone control={control} />}
            label={<Trans>Time zone</Trans>}
          >
            <NativeSelect {...register('timezone')}>
              <TimeZoneOptions also={preferences.timezone} />
            </NativeSelect>
          </Field>
          <div className="grid gap-2">
            <p className="font-medium" id={dateLabelId}>
              <Trans>Date format</Trans>
            </p>
            <Controller
              control={control}
              name="dateFormat"
              render={({ field }) => (
                <Segmented<DateFormat>
                  aria-labelledby={dateLabelId}
                  className="flex"
                  onValueChange={field.onChange}
                  options={[
                    { value: 'locale', label: t`By language` },
                    { value: 'iso', label: t`As 2026-11-21` },
                  ]}
                  value={field.value}
                />
              )}
            />
            <WrittenNow control={control} />
          </div>
        </SettingsSection>
        <SaveBar form={form} />
      </SaveForm>
    </SectionCard>
  );
}
