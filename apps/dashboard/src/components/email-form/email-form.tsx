import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import type { ReactNode } from 'react';
import { mailAddress } from '#/components/email-form/email-form.schema.ts';
import { FormError } from '#/components/form/form-error.tsx';
import { FormNotSent } from '#/components/form/form-not-sent.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';

export interface EmailFormProps {
  /** The initial address. */
  email?: string | undefined;
  /** Requests the email; resolves once it is sent. */
  send: (body: { email: string }) => Promise<unknown>;
  onSent: (email: string) => void;
  /** The button label. */
  children: ReactNode;
}

/** Form with the address to which a link is sent. */
export function EmailForm({ email = '', send, onSent, children }: EmailFormProps) {
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
        <FormNotSent />
      </FormError>
      <Field
        error={form.errorOf('email', {
          pattern: t`Please enter a full email address, such as name@example.com.`,
        })}
        label={<Trans>Email</Trans>}
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
