import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ApiClients, StaffAppDraft } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import { Controller, useWatch } from 'react-hook-form';
import { AccountField } from '#/components/account-field/account-field.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { useAccountChoices } from '#/data/admin-casts/use-account-choices.ts';
import { type AppPlatform, createStaffApp } from '#/data/apps/staff-apps.queries.ts';
import { customerQuery } from '#/data/customers/customers.queries.ts';
import { appPaths } from '#/features/admin/apps/app-platforms.ts';
import { appDraftOfStaff } from '#/features/admin/apps/new-app.schema.ts';
import { SourceField, sourceOf } from '#/features/admin/review/source-field.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

export interface NewAppDialogProps {
  api: ApiClients;
  platform: AppPlatform;
  /** The customer; chosen in the dialog by default. */
  accountId?: string | undefined;
  onClose: () => void;
}

interface Values {
  accountId: string | null;
  /** `station:<id>` or `cast:<id>`. */
  source: string | null;
  name: string;
}

/** Characters of the name of an app in Studio. */
const nameLength = 60;

/** Creates an app for a customer, filled from their station or cast. */
export function NewAppDialog(props: NewAppDialogProps) {
  const { platform, onClose } = props;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>
          {platform === 'ios' ? <Trans>New iOS app</Trans> : <Trans>New Android app</Trans>}
        </DialogTitle>
        <DialogDescription>
          <Trans>It starts as a draft, filled from the station. The customer can complete it too.</Trans>
        </DialogDescription>
        <NewAppForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

function NewAppForm({ api, platform, accountId: chosen, onClose }: NewAppDialogProps) {
  const { i18n } = useLingui();
  const toasts = useToast();
  const navigate = useNavigate();
  const choices = useAccountChoices(api);
  const { mutateAsync } = useMutation(createStaffApp(api, platform));
  const form = useContractForm<Values, StaffAppDraft>({
    schema: appDraftOfStaff,
    defaultValues: { accountId: chosen ?? null, source: null, name: '' },
    toBody: ({ accountId, source, name }) => ({
      accountId: accountId ?? undefined,
      name,
      source: sourceOf(source),
    }),
    check: ({ source }) => (source === null ? { source: { code: 'required' } } : {}),
    codeFields: { 'app.source_unknown': 'source' },
    nested: true,
    save: async (body) => {
      const { app } = await mutateAsync(body);
      onClose();
      toasts.show({ tone: 'success', title: <Trans>App created</Trans> });
      void navigate({ to: appPaths[platform], params: { id: app.id } });
      return undefined;
    },
  });
  const accountId = useWatch({ control: form.control, name: 'accountId' });
  const customer = useQuery({ ...customerQuery(api, accountId ?? ''), enabled: accountId !== null });
  return (
    <DialogForm action={<Trans>Create app</Trans>} form={form}>
      <Controller
        control={form.control}
        name="accountId"
        render={({ field }) => (
          <AccountField
            choices={choices}
            error={form.errorOf('accountId')}
            name={customer.data?.name}
            onChange={(account) => {
              field.onChange(account?.id ?? null);
              form.setValue('source', null);
            }}
            value={field.value}
          />
        )}
      />
      <Controller
        control={form.control}
        name="source"
        render={({ field }) => (
          <SourceField
            customer={customer.data}
            error={form.errorOf('source') ?? (customer.error ? errorText(i18n, customer.error) : undefined)}
            hint={<Trans>Its name, its stream and its links fill the app.</Trans>}
            isChosen={accountId !== null}
            getName={() => form.getValues('name')}
            onChange={field.onChange}
            onName={(name) => form.setValue('name', name.slice(0, nameLength), { shouldDirty: true })}
            value={field.value}
          />
        )}
      />
      <Field
        error={form.errorOf('name')}
        hint={<Trans>Shown in Studio. The names in the store are texts of the app.</Trans>}
        label={<Trans context="of an app">Name</Trans>}
      >
        <Input {...form.register('name')} autoComplete="off" dir="auto" maxLength={nameLength} />
      </Field>
    </DialogForm>
  );
}
