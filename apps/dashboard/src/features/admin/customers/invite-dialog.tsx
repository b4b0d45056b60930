import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ApiClients } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { useToast } from '@unmuted/ui/toast';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { CountryOptions } from '#/components/location-options/country-options.tsx';
import { TimeZoneOptions } from '#/components/location-options/time-zone-options.tsx';
import { guessTimeZone } from '#/components/location-options/time-zones.ts';
import { inviteCustomer } from '#/data/customers/customers.queries.ts';
import { customerInvitation } from '#/features/admin/customers/customers.schema.ts';
import { localeNames, locales } from '#/i18n/locales.ts';

export interface InviteDialogProps {
  api: ApiClients;
  onClose: () => void;
}

/** Invites a customer: the owner chooses a password with the mailed link. */
export function InviteDialog({ api, onClose }: InviteDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>
          <Trans>Invite a customer</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            We email a link to choose a password. It works for 7 days; products can be added before it is
            opened.
          </Trans>
        </DialogDescription>
        <InviteForm api={api} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function InviteForm({ api, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const toasts = useToast();
  const { mutateAsync } = useMutation(inviteCustomer(api));
  const form = useContractForm({
    schema: customerInvitation,
    defaultValues: {
      email: '',
      firstName: '',
      lastName: '',
      company: '',
      country: '',
      locale: 'en',
      timezone: guessTimeZone(),
    },
    toBody: ({ company, ...typed }) => ({ ...typed, ...(company.trim() !== '' && { company }) }),
    save: async (body) => {
      const { id } = await mutateAsync(body);
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Invitation sent</Trans> });
      await navigate({ to: '/admin/customers/$id', params: { id } });
      return undefined;
    },
  });
  const { errorOf, register } = form;
  return (
    <DialogForm action={<Trans>Send invitation</Trans>} form={form}>
      <Field
        error={errorOf('email', { pattern: t`Please enter a full email address, such as name@example.com.` })}
        label={<Trans>Email</Trans>}
      >
        <Input {...register('email')} autoComplete="off" maxLength={254} spellCheck={false} type="email" />
      </Field>
      <div className="grid items-start gap-5 md:grid-cols-2 md:gap-3">
        <Field error={errorOf('firstName')} label={<Trans>First name</Trans>}>
          <Input {...register('firstName')} autoComplete="off" maxLength={60} />
        </Field>
        <Field error={errorOf('lastName')} label={<Trans>Last name</Trans>}>
          <Input {...register('lastName')} autoComplete="off" maxLength={60} />
        </Field>
      </div>
      <Field error={errorOf('company')} label={<Trans>Company</Trans>} optional>
        <Input {...register('company')} autoComplete="off" maxLength={120} />
      </Field>
      <div className="grid items-start gap-5 md:grid-cols-2 md:gap-3">
        <Field
          error={errorOf('country', { enum: t`Please choose a country.` })}
          label={<Trans>Country</Trans>}
        >
          <NativeSelect {...register('country')}>
            <option disabled hidden value="">
              {t`Choose a country`}
            </option>
            <CountryOptions />
          </NativeSelect>
        </Field>
        <Field error={errorOf('timezone')} label={<Trans>Time zone</Trans>}>
          <NativeSelect {...register('timezone')}>
            <TimeZoneOptions also={form.getValues('timezone')} />
          </NativeSelect>
        </Field>
      </div>
      <Field
        error={errorOf('locale')}
        hint={<Trans>Of the invitation and of the dashboard.</Trans>}
        label={<Trans>Language</Trans>}
      >
        <NativeSelect {...register('locale')}>
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
