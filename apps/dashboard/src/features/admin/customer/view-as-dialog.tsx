import { Trans } from '@lingui/react/macro';
import { type CustomerView, limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { ExternalLinkIcon } from '@unmuted/ui/icons';
import { Input } from '@unmuted/ui/input';
import { useState } from 'react';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { viewAsCustomer } from '#/data/customers/customers.queries.ts';
import type { CustomerDialogProps } from '#/features/admin/customer/customer-dialogs.tsx';
import { customerReason } from '#/features/admin/customers/customers.schema.ts';
import { openView } from '#/session/open-view.ts';
import { useTheme } from '#/theme/theme-context.tsx';

/** Asks for a reason, then opens the area of the customer, read-only, in a new tab. */
export function ViewAsDialog(props: CustomerDialogProps) {
  const { customer, onClose } = props;
  const theme = useTheme();
  const [view, setView] = useState<CustomerView | null>(null);
  const open = (started: CustomerView) => {
    if (openView(started, theme)) onClose();
    // The browser blocked the window: it allows one that a button opens.
    else setView(started);
  };
  const { name } = customer;
  const minutes = limits.viewAsMinutes;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          <Trans>
            View <bdi>{name}</bdi> as its owner
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            A new tab opens for {minutes} minutes, in which nothing can be changed. We tell the owner by
            email, with the reason, and record it.
          </Trans>
        </DialogDescription>
        {view ? (
          <DialogFooter className="mt-5">
            <Button onClick={() => open(view)} variant="primary">
              <ExternalLinkIcon />
              <Trans>Open the tab</Trans>
            </Button>
          </DialogFooter>
        ) : (
          <ReasonForm {...props} onStarted={open} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function ReasonForm({
  api,
  customer,
  onStarted,
}: CustomerDialogProps & { onStarted: (view: CustomerView) => void }) {
  const form = useContractForm({
    schema: customerReason,
    defaultValues: { reason: '' },
    save: async ({ reason }) => {
      onStarted(await viewAsCustomer(api, customer.id, reason));
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>View as customer</Trans>} form={form}>
      <Field
        error={form.errorOf('reason')}
        hint={<Trans>The owner reads it.</Trans>}
        label={<Trans>Reason</Trans>}
      >
        <Input {...form.register('reason')} autoComplete="off" dir="auto" maxLength={limits.customerReason} />
      </Field>
    </DialogForm>
  );
}
