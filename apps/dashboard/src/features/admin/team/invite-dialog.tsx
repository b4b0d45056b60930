import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ApiClients, limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { PlusIcon } from '@unmuted/ui/icons';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { useToast } from '@unmuted/ui/toast';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { FormDialog } from '#/components/form/form-dialog.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { inviteToTeam } from '#/data/team/team.queries.ts';
import { RoleFields, type RoleValues } from '#/features/admin/team/member-fields.tsx';
import { teamInviteRequest } from '#/features/admin/team/team.schema.ts';
import { isLocale, localeNames, locales } from '#/i18n/locales.ts';

interface InviteValues extends RoleValues {
  email: string;
  name: string;
  locale: (typeof locales)[number];
}

/** The button that invites a person to the team, and its form. */
export function InviteDialog({ api }: { api: ApiClients }) {
  return (
    <FormDialog
      description={
        <Plural
          one="We send a link that works for # day. The person chooses a username and a password."
          other="We send a link that works for # days. The person chooses a username and a password."
          value={limits.teamInviteDays}
        />
      }
      title={<Trans>Invite a person to the team</Trans>}
      trigger={
        <Button variant="primary">
          <PlusIcon />
          <Trans>Invite person</Trans>
        </Button>
      }
    >
      {(close) => <InviteForm api={api} onDone={close} />}
    </FormDialog>
  );
}

function InviteForm({ api, onDone }: { api: ApiClients; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { mutateAsync } = useMutation(inviteToTeam(api));
  const toasts = useToast();
  const defaultValues: InviteValues = {
    email: '',
    name: '',
    role: 'admin',
    title: '',
    locale: isLocale(i18n.locale) ? i18n.locale : 'en',
  };
  const form = useContractForm({
    schema: teamInviteRequest,
    defaultValues,
    codeFields: { 'team.already_member': 'email' },
    save: async (body) => {
      await mutateAsync(body);
      onDone();
      toasts.show({ tone: 'success', title: t`Invitation sent`, description: body.email });
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Send the invitation</Trans>} form={form}>
      <Field
        error={form.errorOf('email', {
          pattern: t`Please enter a full email address, such as name@example.com.`,
        })}
        label={<Trans>Email</Trans>}
      >
        <Input
          {...form.register('email')}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={254}
          spellCheck={false}
          type="email"
        />
      </Field>
      <Field error={form.errorOf('name')} label={<Trans context="name of a person">Name</Trans>}>
        <Input {...form.register('name')} autoComplete="off" maxLength={60} />
      </Field>
      <RoleFields
        role={{ input: form.register('role'), error: form.errorOf('role') }}
        title={{ input: form.register('title'), error: form.errorOf('title') }}
      />
      <Field error={form.errorOf('locale')} label={<Trans>Language of the email</Trans>}>
        <NativeSelect {...form.register('locale')}>
          {locales.map((name) => (
            <option key={name} lang={name} value={name}>
              {localeNames[name]}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </DialogForm>
  );
}
