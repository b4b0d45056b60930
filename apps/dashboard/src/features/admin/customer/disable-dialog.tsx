import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { limits } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { customerActs } from '#/data/customers/customers.queries.ts';
import { type CustomerDialogProps, sessionsOf } from '#/features/admin/customer/customer-dialogs.tsx';
import { customerReason } from '#/features/admin/customers/customers.schema.ts';

/** Asks for the reason and shows whom it signs out, and that products keep running. */
export function DisableDialog(props: CustomerDialogProps) {
  const { customer, onClose } = props;
  const { products, listeners } = customer;
  const { name } = customer;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          <Trans>
            Disable <bdi>{name}</bdi>?
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Plural
            value={sessionsOf(customer)}
            _0="No browser is signed in."
            one="# browser is signed out."
            other="# browsers are signed out."
          />{' '}
          <Plural
            value={customer.people.length}
            one="# person can’t sign in any more."
            other="# people can’t sign in any more."
          />{' '}
          {products.cast > 0 && (
            <Plural
              value={products.cast}
              one="# cast keeps streaming; suspend it separately if it should stop."
              other="# casts keep streaming; suspend them separately if they should stop."
            />
          )}{' '}
          {listeners !== null && listeners > 0 && (
            <Plural value={listeners} one="# listener stays connected." other="# listeners stay connected." />
          )}
        </DialogDescription>
        <ReasonForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

function ReasonForm({ api, customer, onClose }: CustomerDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(customerActs(api, customer.id).disable);
  const form = useContractForm({
    schema: customerReason,
    defaultValues: { reason: '' },
    save: async (body) => {
      await mutateAsync(body);
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Customer disabled</Trans> });
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans context="a customer">Disable</Trans>} danger form={form}>
      <Field
        error={form.errorOf('reason')}
        hint={<Trans>For the team; it is also in the activity of the account.</Trans>}
        label={<Trans>Reason</Trans>}
      >
        <Input {...form.register('reason')} autoComplete="off" dir="auto" maxLength={limits.customerReason} />
      </Field>
    </DialogForm>
  );
}
