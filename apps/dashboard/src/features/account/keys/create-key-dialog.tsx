import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { CreatedApiKey } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { PlusIcon } from '@unmuted/ui/icons';
import { CurrentPasswordField } from '#/components/form/current-password-field.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { FormDialog } from '#/components/form/form-dialog.tsx';
import { SecondStepField, secondStepErrors } from '#/components/form/second-step-field.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { createKey, createStaffKey } from '#/data/keys/keys.queries.ts';
import { draftOf, firstDraft, networksFault } from '#/features/account/keys/key-draft.ts';
import { KeyFields } from '#/features/account/keys/key-fields.tsx';
import { keyDraft, staffKeyDraft } from '#/features/account/keys/keys.schema.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';

export interface CreateKeyDialogProps {
  onCreated: (created: CreatedApiKey) => void;
}

/** Asks what a new key may do, and for the password. */
export function CreateKeyDialog({ onCreated }: CreateKeyDialogProps) {
  const { area } = useAccount();
  const Form = area === 'customer' ? AccountKeyForm : StaffKeyForm;
  return (
    <FormDialog
      description={<Trans>Give each program its own key, with only what it needs.</Trans>}
      title={<Trans>Create an API key</Trans>}
      trigger={
        <Button variant="primary">
          <PlusIcon />
          <Trans>Create key</Trans>
        </Button>
      }
    >
      {(close) => (
        <Form
          onCreated={(created) => {
            close();
            onCreated(created);
          }}
        />
      )}
    </FormDialog>
  );
}

const codeFields = { 'auth.incorrect_password': 'password', ...secondStepErrors } as const;

function AccountKeyForm({ onCreated }: CreateKeyDialogProps) {
  const { api } = useAccount();
  const { mutateAsync } = useMutation(createKey(api));
  const form = useContractForm({
    schema: keyDraft,
    defaultValues: firstDraft,
    toBody: (values) => draftOf(values, 'customer'),
    check: networksFault,
    codeFields,
    save: async (body) => {
      onCreated(await mutateAsync(body));
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Create key</Trans>} form={form}>
      <KeyFields form={form} />
      <CurrentPasswordField {...form.register('password')} error={form.errorOf('password')} />
      <SecondStepField form={form} />
    </DialogForm>
  );
}

function StaffKeyForm({ onCreated }: CreateKeyDialogProps) {
  const { api } = useAccount();
  const { mutateAsync } = useMutation(createStaffKey(api));
  const form = useContractForm({
    schema: staffKeyDraft,
    defaultValues: firstDraft,
    toBody: (values) => draftOf(values, 'admin'),
    check: networksFault,
    codeFields,
    save: async (body) => {
      onCreated(await mutateAsync(body));
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Create key</Trans>} form={form}>
      <KeyFields form={form} />
      <CurrentPasswordField {...form.register('password')} error={form.errorOf('password')} />
      <SecondStepField form={form} />
    </DialogForm>
  );
}
