import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import type { ReactNode } from 'react';
import { FormError } from '#/components/form/form-error.tsx';
import { NothingSent } from '#/components/form/nothing-sent.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { mailAddress } from '#/components/mail-form/mail-form.schema.ts';

export interface MailFormProps {
  /** The address to begin with. */
  email?: string | undefined;
  /** Asks for the mail; resolves once it is on its way. */
  send: (body: { email: string }) => Promise<unknown>;
  onSent: (email: string) => void;
  /** What the button says. */
  children: ReactNode;
}

/** One address, to which a link is to be sent. */
export function MailForm({ email = '', send, onSent, children }: MailFormProps) {
  const { t } = useLingui();
  const form = useContractForm({
    schema: mailAddress,
    defaultValues: { email },
    save: async (body) => {
      await send(body);
      onSent(body.email);
      return undefined;
    },
  });
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
      <FormError failure={form.failure}>
        <NothingSent />
      </FormError>
      <Field
        error={form.errorOf('email', { pattern: t`Please enter a whole address, such as name@example.com.` })}
        label={<Trans>E-mail</Trans>}
      >
        <Input
          {...form.register('email')}
          autoCapitalize="none"
          autoComplete="email"
          maxLength={254}
          size="lg"
          spellCheck={false}
          type="email"
        />
      </Field>
      <Button block className="text-16" loading={form.isSaving} size="lg" type="submit" variant="primary">
        {children}
      </Button>
    </form>
  );
}
