import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountProduct, Person } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { CurrentPasswordField } from '#/components/form/current-password-field.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { FormDialog } from '#/components/form/form-dialog.tsx';
import { SecondStepField, secondStepErrors, withCode } from '#/components/form/second-step-field.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { changePerson, makeOwner, removePerson } from '#/data/people/people.queries.ts';
import { type Access, AccessFields, keyOf, productsOf } from '#/features/account/people/access-fields.tsx';
import { identityProof, personChange } from '#/features/account/people/people.schema.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';

export interface PersonDialogProps {
  person: Person;
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** Changes the role and the products of a person. */
export function ChangePersonDialog({
  person,
  products,
}: PersonDialogProps & { products: readonly AccountProduct[] }) {
  const { t } = useLingui();
  const name = nameOf(person);
  return (
    <FormDialog
      description={<Trans>The change takes effect at once, without signing out.</Trans>}
      title={
        <Trans>
          Access of <bdi>{name}</bdi>
        </Trans>
      }
      trigger={
        <Button aria-label={t`Change the access of ${name}`} size="sm">
          <Trans>Change…</Trans>
        </Button>
      }
    >
      {(close) => <ChangeForm onDone={close} person={person} products={products} />}
    </FormDialog>
  );
}

function ChangeForm({
  person,
  products,
  onDone,
}: PersonDialogProps & { products: readonly AccountProduct[]; onDone: () => void }) {
  const { t } = useLingui();
  const { api } = useAccount();
  const { mutateAsync } = useMutation(changePerson(api, person.id));
  const [access, setAccess] = useState<Access>({
    role: person.role === 'owner' ? 'manager' : person.role,
    chosen: person.products && new Set(person.products.map(keyOf)),
  });
  const form = useContractForm({
    schema: personChange,
    defaultValues: { products: null },
    toBody: (_values: { products: null }) => ({
      role: access.role,
      products: productsOf(access, products),
    }),
    save: async (body) => {
      await mutateAsync(body);
      onDone();
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Save</Trans>} form={form}>
      <AccessFields
        error={form.errorOf('products', { array_size: t`Choose at least one product.` })}
        onChange={setAccess}
        products={products}
        value={access}
      />
    </DialogForm>
  );
}

/** Transfers the ownership, confirmed by the password. */
export function MakeOwnerDialog({ person }: PersonDialogProps) {
  const { t } = useLingui();
  const name = nameOf(person);
  return (
    <FormDialog
      description={
        <Trans>
          {name} will own the account with all its products, and you become a manager. Only {name} can undo
          this.
        </Trans>
      }
      title={
        <Trans>
          Make <bdi>{name}</bdi> the owner?
        </Trans>
      }
      trigger={
        <Button aria-label={t`Make owner: ${name}`} size="sm" variant="ghost">
          <Trans>Make owner…</Trans>
        </Button>
      }
    >
      {() => <OwnerForm person={person} />}
    </FormDialog>
  );
}

function OwnerForm({ person }: PersonDialogProps) {
  const { api, keepUser } = useAccount();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(makeOwner(api, person.id));
  const form = useContractForm({
    schema: identityProof,
    defaultValues: { password: '', code: '' },
    toBody: withCode,
    codeFields: { 'auth.incorrect_password': 'password', ...secondStepErrors },
    save: async (body) => {
      keepUser(await mutateAsync(body));
      await client.invalidateQueries();
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Make owner</Trans>} danger form={form}>
      <CurrentPasswordField {...form.register('password')} error={form.errorOf('password')} />
      <SecondStepField form={form} />
    </DialogForm>
  );
}

/** Removes a person from the account, after confirmation. */
export function RemovePersonDialog({ person, onDone }: PersonDialogProps & { onDone: () => void }) {
  const { t } = useLingui();
  const { api } = useAccount();
  const toasts = useToast();
  const { mutateAsync } = useMutation(removePerson(api, person.id));
  const name = nameOf(person);
  return (
    <ConfirmDialog
      action={<Trans>Remove</Trans>}
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>{name} was removed</Trans> });
      }}
      onDone={onDone}
      title={
        <Trans>
          Remove <bdi>{name}</bdi> from the account?
        </Trans>
      }
      trigger={
        <Button aria-label={t`Remove ${name}`} size="sm" variant="ghost">
          <Trans>Remove…</Trans>
        </Button>
      }
    >
      <Trans>
        All sessions of this person end and the products disappear for them. Source passwords stay the same:
        change those that this person knows.
      </Trans>
    </ConfirmDialog>
  );
}
