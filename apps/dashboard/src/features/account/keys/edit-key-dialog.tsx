import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ApiKey, limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { FormDialog } from '#/components/form/form-dialog.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { updateKey } from '#/data/keys/keys.queries.ts';
import { networksFault } from '#/features/account/keys/key-draft.ts';
import { keyChange } from '#/features/account/keys/keys.schema.ts';
import { NetworksField } from '#/features/account/keys/networks-field.tsx';
import { networksOf } from '#/features/account/keys/networks-text.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';

/** Changes the name and the networks of a key. */
export function EditKeyDialog({ apiKey }: { apiKey: ApiKey }) {
  return (
    <FormDialog
      description={<Trans>To change what it may do, create another key.</Trans>}
      title={<Trans>Edit the key</Trans>}
      trigger={
        <Button>
          <Trans>Edit</Trans>
        </Button>
      }
    >
      {(close) => <EditKeyForm apiKey={apiKey} onDone={close} />}
    </FormDialog>
  );
}

function EditKeyForm({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const { api, area } = useAccount();
  const { mutateAsync } = useMutation(updateKey(api, area, apiKey.id));
  const form = useContractForm({
    schema: keyChange,
    defaultValues: { name: apiKey.name, networks: apiKey.networks.join(', ') },
    toBody: ({ name, networks }) => ({ name, networks: networksOf(networks) }),
    check: networksFault,
    save: async (body) => {
      await mutateAsync(body);
      onDone();
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Save</Trans>} form={form}>
      <Field error={form.errorOf('name')} label={<Trans>Name</Trans>}>
        <Input {...form.register('name')} autoComplete="off" maxLength={limits.keyName} />
      </Field>
      <NetworksField {...form.register('networks')} error={form.errorOf('networks')} />
    </DialogForm>
  );
}
