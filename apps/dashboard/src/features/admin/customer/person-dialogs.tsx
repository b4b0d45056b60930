import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { AdminCustomerPerson, ApiClients } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { customerActs, customerChanges } from '#/data/customers/customers.queries.ts';
import { customerEmailChange } from '#/features/admin/customers/customers.schema.ts';

export interface PersonDialogProps {
  api: ApiClients;
  /** Of the customer. */
  id: string;
  person: AdminCustomerPerson;
  onClose: () => void;
}

/** Mails a new address a link with which the person confirms it. */
export function EmailDialog(props: PersonDialogProps) {
  const { person, onClose } = props;
  const { name, email } = person;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          <Trans>
            Change the email address of <bdi>{name}</bdi>
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            We email a link to the new address. Until <bdi>{name}</bdi> signs in and confirms it,{' '}
            <bdi>{email}</bdi> stays in use.
          </Trans>
        </DialogDescription>
        <EmailForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

function EmailForm({ api, id, person, onClose }: PersonDialogProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const { mutateAsync } = useMutation(customerChanges(api, id).changeEmail);
  const form = useContractForm({
    schema: customerEmailChange,
    defaultValues: { email: '' },
    toBody: ({ email }) => ({ personId: person.id, email }),
    save: async (body) => {
      await mutateAsync(body);
      onClose();
      const { email } = body;
      toasts.show({ tone: 'success', title: <Trans>Link sent to {email}</Trans> });
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Send link</Trans>} form={form}>
      <Field
        error={form.errorOf('email', {
          pattern: t`Please enter a full email address, such as name@example.com.`,
        })}
        label={<Trans>New email address</Trans>}
      >
        <Input
          {...form.register('email')}
          autoComplete="off"
          maxLength={254}
          spellCheck={false}
          type="email"
        />
      </Field>
    </DialogForm>
  );
}

/** Turns the second step of a person off. */
export function ResetMfaDialog({ api, id, person, onClose }: PersonDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(customerActs(api, id).resetMfa);
  const { name } = person;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      action={<Trans>Reset</Trans>}
      description={
        <>
          <Plural
            value={person.sessions}
            _0="No browser is signed in."
            one="# browser is signed out."
            other="# browsers are signed out."
          />{' '}
          <Trans>From then on, the password alone is enough. We email the person about it.</Trans>
        </>
      }
      onConfirm={async () => {
        await mutateAsync({ personId: person.id });
        toasts.show({ tone: 'success', title: <Trans>Second step reset</Trans> });
      }}
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Reset the second step of <bdi>{name}</bdi>?
        </Trans>
      }
    />
  );
}
