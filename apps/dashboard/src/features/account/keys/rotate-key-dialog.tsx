import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiKey, CreatedApiKey } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { CurrentPasswordField } from '#/components/form/current-password-field.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { FormDialog } from '#/components/form/form-dialog.tsx';
import { SecondStepField, secondStepErrors, withCode } from '#/components/form/second-step-field.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { rotateKey } from '#/data/keys/keys.queries.ts';
import { keyRotation } from '#/features/account/keys/keys.schema.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';

export interface RotateKeyDialogProps {
  apiKey: ApiKey;
  onRotated: (created: CreatedApiKey) => void;
}

/** Replaces a key, and keeps the previous one working for a chosen time. */
export function RotateKeyDialog({ apiKey, onRotated }: RotateKeyDialogProps) {
  return (
    <FormDialog
      description={<Trans>The new key can do the same. Change your program while both work.</Trans>}
      title={<Trans>Replace the key</Trans>}
      trigger={
        <Button>
          <Trans>Replace</Trans>
        </Button>
      }
    >
      {(close) => (
        <RotateKeyForm
          apiKey={apiKey}
          onRotated={(created) => {
            close();
            onRotated(created);
          }}
        />
      )}
    </FormDialog>
  );
}

function RotateKeyForm({ apiKey, onRotated }: RotateKeyDialogProps) {
  const { t } = useLingui();
  const { api, area } = useAccount();
  const { mutateAsync } = useMutation(rotateKey(api, area, apiKey.id));
  const form = useContractForm({
    schema: keyRotation,
    defaultValues: { overlapHours: '24', password: '', code: '' },
    toBody: ({ overlapHours, ...proof }) => ({ ...withCode(proof), overlapHours: Number(overlapHours) }),
    codeFields: { 'auth.incorrect_password': 'password', ...secondStepErrors },
    save: async (body) => {
      onRotated(await mutateAsync(body));
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Replace</Trans>} form={form}>
      <Field error={form.errorOf('overlapHours')} label={<Trans>The previous key works for</Trans>}>
        <NativeSelect {...form.register('overlapHours')}>
          <option value="0">{t`No longer`}</option>
          <option value="1">{t`1 hour`}</option>
          <option value="24">{t`24 hours`}</option>
          <option value="168">{t`7 days`}</option>
        </NativeSelect>
      </Field>
      <CurrentPasswordField {...form.register('password')} error={form.errorOf('password')} />
      <SecondStepField form={form} />
    </DialogForm>
  );
}
