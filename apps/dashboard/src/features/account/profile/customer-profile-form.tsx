import { Trans } from '@lingui/react/macro';
import type { CustomerUser } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { SaveBar, SaveForm } from '#/components/form/save-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { CountryOptions } from '#/components/location-options/country-options.tsx';
import { changeCustomerProfile } from '#/data/account/account.queries.ts';
import { NameFields } from '#/features/account/profile/name-fields.tsx';
import { customerProfileChange } from '#/features/account/profile/profile.schema.ts';
import { FormErrorRow } from '#/features/account/shell/form-error-row.tsx';
import type { ProfileValues } from '#/features/account/shell/form-values.ts';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useSaveProfile } from '#/features/account/shell/use-save-profile.ts';

const valuesOf = ({ firstName, lastName, company, country, marketing }: CustomerUser): ProfileValues => ({
  firstName,
  lastName,
  company: company ?? '',
  country: country ?? '',
  marketing,
});

/** Name, company, country and newsletter consent of a customer. */
export function CustomerProfileForm({ user }: { user: CustomerUser }) {
  const save = useSaveProfile(changeCustomerProfile);
  const form = useContractForm({
    draftName: 'profile',
    schema: customerProfileChange,
    defaultValues: valuesOf(user),
    onlyChanges: true,
    toBody: (values) => ({
      ...values,
      company: values.company.trim() || null,
      country: values.country || null,
      // The API replaces the whole profile, so the other section's values are included unchanged.
      locale: user.locale,
      timezone: user.timezone,
      dateFormat: user.dateFormat,
    }),
    save: async (body) => valuesOf(await save(body)),
  });
  return (
    <SectionCard description={<Trans>Your name, company and country.</Trans>} title={<Trans>Profile</Trans>}>
      <SaveForm form={form}>
        <FormErrorRow failure={form.failure} isRestored={form.isRestored} />
        <SettingsSection
          description={<Trans>Shown in emails to you and at the top of every page.</Trans>}
          title={<Trans context="name of a person">Name</Trans>}
        >
          <NameFields form={form} />
        </SettingsSection>
        <SettingsSection title={<Trans>Company and country</Trans>}>
          <Field error={form.errorOf('company')} label={<Trans>Company</Trans>} optional>
            <Input {...form.register('company')} autoComplete="organization" maxLength={120} />
          </Field>
          <Field error={form.errorOf('country')} label={<Trans>Country</Trans>}>
            <NativeSelect {...form.register('country')} autoComplete="country">
              {user.country === null && (
                <option value="">
                  <Trans>Not given</Trans>
                </option>
              )}
              <CountryOptions />
            </NativeSelect>
          </Field>
        </SettingsSection>
        <SettingsSection title={<Trans>News</Trans>}>
          <Checkbox
            {...form.register('marketing')}
            description={<Trans>You’ll get emails about your account either way.</Trans>}
            label={<Trans>Send me product news by email</Trans>}
          />
        </SettingsSection>
        <SaveBar form={form} />
      </SaveForm>
    </SectionCard>
  );
}
