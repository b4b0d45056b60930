import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SilenceRecipient } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { CodeBlock } from '@unmuted/ui/code-block';
import { DialogClose, DialogDescription, DialogFooter, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { OtpInput } from '@unmuted/ui/otp-input';
import { useToast } from '@unmuted/ui/toast';
import { Controller } from 'react-hook-form';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { recipientCode } from '#/components/silence-recipients/recipient.schema.ts';
import { useRecipientsPlace } from '#/components/silence-recipients/recipients-context.ts';

/** The signing secret of a new webhook. It is not shown again. */
export function SecretShown({ name, secret }: { name: string; secret: string }) {
  const { t } = useLingui();
  return (
    <>
      <DialogTitle>
        <Trans>
          Secret of <bdi>{name}</bdi>
        </Trans>
      </DialogTitle>
      <DialogDescription>
        <Trans>Your program verifies with it that a message is from Studio.</Trans>
      </DialogDescription>
      <div className="mt-5 grid gap-5">
        <Alert silent tone="warning">
          <Trans>Copy the secret now: it is not shown again.</Trans>
        </Alert>
        <CodeBlock code={secret} label={t`Signing secret`} wrap />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="primary">
              <Trans>I’ve saved it</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </div>
    </>
  );
}

/** A person confirms an email address by a link. */
export function LinkSent({ recipient: { name, hint } }: { recipient: SilenceRecipient }) {
  return (
    <>
      <DialogTitle>
        <Trans>
          <bdi>{name}</bdi> must confirm
        </Trans>
      </DialogTitle>
      <DialogDescription>
        <Trans>
          A link was sent to <bdi dir="ltr">{hint}</bdi>. Until it is opened, nobody is told there. It is
          valid for 7 days.
        </Trans>
      </DialogDescription>
      <DialogFooter className="mt-6">
        <DialogClose asChild>
          <Button variant="primary">
            <Trans>Done</Trans>
          </Button>
        </DialogClose>
      </DialogFooter>
    </>
  );
}

interface CodeFormProps {
  recipient: SilenceRecipient;
  onClose: () => void;
}

/** Confirms a telephone number with the code that was sent to it. */
export function CodeForm({ recipient, onClose }: CodeFormProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const { id: recipientId, name, hint } = recipient;
  const { calls } = useRecipientsPlace();
  const verify = useMutation(calls.verify);
  const resend = useMutation(calls.test);
  const form = useContractForm({
    schema: recipientCode,
    defaultValues: { code: '' },
    codeFields: { 'auth.invalid_code': 'code' },
    save: async ({ code }) => {
      await verify.mutateAsync({ recipientId, code });
      toasts.show({
        tone: 'success',
        title: (
          <Trans>
            <bdi>{name}</bdi> is confirmed
          </Trans>
        ),
      });
      onClose();
      return undefined;
    },
  });
  return (
    <>
      <DialogTitle>
        <Trans>Enter the code</Trans>
      </DialogTitle>
      <DialogDescription>
        <Trans>
          It was sent to <bdi dir="ltr">{hint}</bdi> and is valid for 10 minutes.
        </Trans>
      </DialogDescription>
      <DialogForm action={<Trans>Confirm</Trans>} form={form}>
        <Controller
          control={form.control}
          name="code"
          render={({ field }) => (
            <Field
              error={form.errorOf('code', { pattern: t`Enter the six digits of the code.` })}
              label={<Trans>Code</Trans>}
            >
              <OtpInput
                autoFocus
                onBlur={field.onBlur}
                onValueChange={field.onChange}
                ref={field.ref}
                value={field.value}
              />
            </Field>
          )}
        />
        {resend.isError && <CallFailure reason={resend.error} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button loading={resend.isPending} onClick={() => resend.mutate(recipientId)} size="sm">
            <Trans>Send another code</Trans>
          </Button>
          <span className="text-13 text-fg-muted" role="status">
            {resend.isSuccess && <Trans>A new code was sent.</Trans>}
          </span>
        </div>
      </DialogForm>
    </>
  );
}
