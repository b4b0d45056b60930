import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type AdminCustomer, type ApiClients, limits } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import { Controller } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { customerActs } from '#/data/customers/customers.queries.ts';
import { CustomerTagsInput } from '#/features/admin/customers/customer-tags-input.tsx';
import { customerChange } from '#/features/admin/customers/customers.schema.ts';

export interface EditDialogProps {
  api: ApiClients;
  customer: AdminCustomer;
  onClose: () => void;
}

/** Edits the name and the tags of a customer. */
export function EditDialog(props: EditDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent>
        <DialogTitle>
          <Trans>Edit customer</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>The people of the account see the name. Tags are for the team only.</Trans>
        </DialogDescription>
        <EditForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

function EditForm({ api, customer: { id, name, tags, version }, onClose }: EditDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(customerActs(api, id).update);
  const form = useContractForm({
    schema: customerChange,
    defaultValues: { name, tags: tags as readonly string[] },
    save: async (settings) => {
      await mutateAsync({ settings, version });
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Customer saved</Trans> });
      return undefined;
    },
  });
  const most = limits.customerTags;
  return (
    <DialogForm action={<Trans>Save</Trans>} form={form}>
      <Field error={form.errorOf('name')} label={<Trans context="name of a customer">Name</Trans>}>
        <Input {...form.register('name')} autoComplete="off" dir="auto" maxLength={120} />
      </Field>
      <Controller
        control={form.control}
        name="tags"
        render={({ field: { value, onChange } }) => (
          <Field
            error={form.errorOf('tags')}
            hint={<Trans>Up to {most}, separated by commas, such as Trial, Partner.</Trans>}
            label={<Trans>Tags</Trans>}
            optional
          >
            <CustomerTagsInput onValueChange={onChange} value={value} />
          </Field>
        )}
      />
    </DialogForm>
  );
}
