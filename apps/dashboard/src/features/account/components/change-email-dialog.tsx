import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { PasswordInput } from '@unmuted/ui/password-input';
import { useState } from 'react';
import { FormError } from '#/components/form/form-error.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { changeEmail } from '#/data/account.queries.ts';
import { emailChange } from '#/features/account/profile.schema.ts';
import { useAccount } from '#/features/account/use-account.ts';

export interface ChangeEmailDialogProps {
  /** The address as it is. */
  present: string;
  onSent: (email: string) => void;
}

/** Asks for a new address and the password. */
export function ChangeEmailDialog({ present, onSent }: ChangeEmailDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog onOpenChange={setIsOpen} open={isOpen}>
      <DialogTrigger asChild>
        <Button>
          <Trans>Change e-mail address</Trans>
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>
          <Trans>Change e-mail address</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            We send a link to the new address. Until you open it, <bdi>{present}</bdi> stays the one you sign
            in with.
          </Trans>
        </DialogDescription>
        <ChangeEmailForm
          onSent={(email) => {
            onSent(email);
            setIsOpen(false);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function ChangeEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui();
  const { api } = useAccount();
  const { mutateAsync } = useMutation(changeEmail(api));
  const form = useContractForm({
    schema: emailChange,
    defaultValues: { email: '', password: '' },
    codeFields: { 'auth.wrong_password': 'password' },
    save: async (body) => {
      await mutateAsync(body);
      onSent(body.email);
      return undefined;
    },
  });
  return (
    <form className="mt-5 grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
      <FormError failure={form.failure} />
      <Field
        error={form.errorOf('email', { pattern: t`Please enter a whole address, such as name@example.com.` })}
        label={<Trans>New e-mail address</Trans>}
      >
        <Input
          {...form.register('email')}
          autoCapitalize="none"
          autoComplete="email"
          maxLength={254}
          spellCheck={false}
          type="email"
        />
      </Field>
      <Field error={form.errorOf('password')} label={<Trans>Your password</Trans>}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" maxLength={256} />
      </Field>
      <DialogFooter className="mt-1">
        <DialogClose asChild>
          <Button variant="ghost">
            <Trans>Cancel</Trans>
          </Button>
        </DialogClose>
        <Button loading={form.isSaving} type="submit" variant="primary">
          <Trans>Send link</Trans>
        </Button>
      </DialogFooter>
    </form>
  );
}
