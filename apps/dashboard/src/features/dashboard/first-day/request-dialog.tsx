import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ApiClients, limits, type ProductRequestDraft, type PublicPlan } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Textarea } from '@unmuted/ui/textarea';
import { useToast } from '@unmuted/ui/toast';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { createRequest } from '#/data/product-requests/product-requests.queries.ts';
import { productRequestDraft } from '#/features/dashboard/first-day/product-request.schema.ts';

export interface RequestDialogProps {
  api: ApiClients;
  plan: PublicPlan;
  onClose: () => void;
}

/** Requests a plan with the wanted name and address; a self-service plan is started at once. */
export function RequestDialog({ api, plan, onClose }: RequestDialogProps) {
  const { name, isSelfService } = plan;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          {isSelfService ? (
            <Trans>
              Start with <bdi>{name}</bdi>
            </Trans>
          ) : (
            <Trans>
              Ask for <bdi>{name}</bdi>
            </Trans>
          )}
        </DialogTitle>
        <DialogDescription>
          {isSelfService ? (
            <Trans>Your cast is ready at once. You then connect your encoder.</Trans>
          ) : (
            <Trans>Your provider answers by email, and the answer appears on your dashboard.</Trans>
          )}
        </DialogDescription>
        <RequestForm api={api} onClose={onClose} plan={plan} />
      </DialogContent>
    </Dialog>
  );
}

interface Values {
  name: string;
  address: string;
  note: string;
}

function RequestForm({ api, plan: { id, isSelfService }, onClose }: RequestDialogProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const { mutateAsync } = useMutation(createRequest(api));
  const form = useContractForm<Values, ProductRequestDraft>({
    schema: productRequestDraft,
    defaultValues: { name: '', address: '', note: '' },
    toBody: ({ address, ...rest }) => ({ ...rest, planId: id, address: address === '' ? null : address }),
    check: ({ address }) => (isSelfService && address === '' ? { address: { code: 'required' } } : {}),
    save: async (body) => {
      const { state } = await mutateAsync(body);
      onClose();
      toasts.show({
        tone: 'success',
        title: state === 'approved' ? <Trans>Your cast is ready</Trans> : <Trans>Request sent</Trans>,
      });
      return undefined;
    },
  });
  return (
    <DialogForm action={isSelfService ? <Trans>Start cast</Trans> : <Trans>Send request</Trans>} form={form}>
      <Field
        error={form.errorOf('name')}
        hint={<Trans>Listeners see it. You can change it later.</Trans>}
        label={<Trans>Name of your station</Trans>}
      >
        <Input {...form.register('name')} autoComplete="off" dir="auto" maxLength={60} />
      </Field>
      <Field
        error={form.errorOf('address', {
          duplicate: t`This address is taken. Please choose another one.`,
          enum: t`This address is reserved. Please choose another one.`,
          pattern: t`3 to 32 lowercase letters, digits or hyphens, without a hyphen at either end.`,
        })}
        hint={
          isSelfService ? (
            <Trans>Lowercase letters, digits and hyphens. It is part of the stream’s URL.</Trans>
          ) : (
            <Trans>Optional. Lowercase letters, digits and hyphens; part of the stream’s URL.</Trans>
          )
        }
        label={<Trans>Address</Trans>}
      >
        <Input
          {...form.register('address', { setValueAs: (value: string) => value.trim().toLowerCase() })}
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          maxLength={32}
          spellCheck={false}
        />
      </Field>
      {!isSelfService && (
        <Field
          error={form.errorOf('note')}
          hint={<Trans>Optional: what you broadcast, when you start, questions.</Trans>}
          label={<Trans>Note</Trans>}
        >
          <Textarea {...form.register('note')} dir="auto" maxLength={limits.requestNote} />
        </Field>
      )}
    </DialogForm>
  );
}
