import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminUser } from '@unmuted/api';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { SaveBar, SaveForm } from '#/components/form/save-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { changeAdminProfile } from '#/data/account/account.queries.ts';
import { adminProfileChange } from '#/features/account/profile/profile.schema.ts';
import { FormErrorRow } from '#/features/account/shell/form-error-row.tsx';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useSaveProfile } from '#/features/account/shell/use-save-profile.ts';

const valuesOf = ({ name, title, email }: AdminUser) => ({ name, title, email });

/** Name, title and address of an admin; username and role are read-only. */
export function AdminProfileForm({ user }: { user: AdminUser }) {
  const { t } = useLingui();
  const save = useSaveProfile(changeAdminProfile);
  const { locale, timezone, dateFormat } = user;
  const form = useContractForm({
    draftName: 'profile',
    schema: adminProfileChange,
    defaultValues: valuesOf(user),
    onlyChanges: true,
    toBody: (values) => ({ ...values, locale, timezone, dateFormat }),
    save: async (body) => valuesOf(await save(body)),
  });
  return (
    <SectionCard description={<Trans>Your name, title and address.</Trans>} title={<Trans>Profile</Trans>}>
      <SaveForm form={form}>
        <FormErrorRow failure={form.failure} isRestored={form.isRestored} />
        <SettingsSection
          description={<Trans>You can’t change these yourself.</Trans>}
          title={<Trans>Account</Trans>}
        >
          <DescriptionList className="-my-1">
            <DescriptionItem term={<Trans>Username</Trans>}>
              <bdi className="font-mono text-13">{user.username}</bdi>
            </DescriptionItem>
            <DescriptionItem term={<Trans>Role</Trans>}>
              {user.role === 'superadmin' ? <Trans>Super administrator</Trans> : <Trans>Administrator</Trans>}
            </DescriptionItem>
          </DescriptionList>
        </SettingsSection>
        <SettingsSection
          description={<Trans>Shown at the top of every page and in emails to you.</Trans>}
          title={<Trans context="name of a person">Name</Trans>}
        >
          <Field error={form.errorOf('name')} label={<Trans context="name of a person">Name</Trans>}>
            <Input {...form.register('name')} autoComplete="name" maxLength={60} />
          </Field>
          <Field error={form.errorOf('title')} label={<Trans context="of a person">Title</Trans>}>
            <Input {...form.register('title')} autoComplete="organization-title" maxLength={120} />
          </Field>
        </SettingsSection>
        <SettingsSection
          description={<Trans>Used for account emails. You sign in with your username.</Trans>}
          title={<Trans>Email</Trans>}
        >
          <Field
            error={form.errorOf('email', {
              pattern: t`Please enter a full email address, such as name@example.com.`,
            })}
            label={<Trans>Email</Trans>}
          >
            <Input
              {...form.register('email')}
              autoCapitalize="none"
              autoComplete="email"
              maxLength={254}
              spellCheck={false}
              type="email"
            />
          </Field>
        </SettingsSection>
        <SaveBar form={form} />
      </SaveForm>
    </SectionCard>
  );
}
