import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type AccountProduct, limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { FormDialog } from '#/components/form/form-dialog.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { invitePerson } from '#/data/people/people.queries.ts';
import { type Access, AccessFields, productsOf } from '#/features/account/people/access-fields.tsx';
import { invitation } from '#/features/account/people/people.schema.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';

export interface InviteDialogProps {
  products: readonly AccountProduct[];
}

/** Invites a person by email, with a role and products. */
export function InviteDialog({ products }: InviteDialogProps) {
  const days = limits.invitationDays;
  return (
    <FormDialog
      description={<Trans>They get an email with a link that is valid for {days} days.</Trans>}
      title={<Trans>Invite a person</Trans>}
      trigger={
        <Button variant="primary">
          <Trans>Invite a person</Trans>
        </Button>
      }
    >
      {(close) => <InviteForm onDone={close} products={products} />}
    </FormDialog>
  );
}

function InviteForm({ products, onDone }: InviteDialogProps & { onDone: () => void }) {
  const { t } = useLingui();
  const { api } = useAccount();
  const toasts = useToast();
  const { mutateAsync } = useMutation(invitePerson(api));
  const [access, setAccess] = useState<Access>({ role: 'presenter', chosen: null });
  const form = useContractForm({
    schema: invitation,
    defaultValues: { email: '', products: null },
    toBody: ({ email }: { email: string; products: null }) => ({
      email,
      role: access.role,
      products: productsOf(access, products),
    }),
    codeFields: { 'people.already_member': 'email' },
    save: async (body) => {
      await mutateAsync(body);
      const { email } = body;
      toasts.show({ tone: 'success', title: <Trans>Invitation sent to {email}</Trans> });
      onDone();
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Send invitation</Trans>} form={form}>
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
      <AccessFields
        error={form.errorOf('products', { array_size: t`Choose at least one product.` })}
        onChange={setAccess}
        products={products}
        value={access}
      />
    </DialogForm>
  );
}
