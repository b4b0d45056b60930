import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ApiClients, limits, type SilencePolicyChange } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { createPolicy } from '#/data/admin-silence/silence-policies.queries.ts';
import { silencePolicyChange } from '#/features/admin/silence-policies/policy.schema.ts';

export interface NewPolicyDialogProps {
  api: ApiClients;
  onClose: () => void;
}

/** A new policy is off until its recipients are set up. */
const usual: Omit<SilencePolicyChange, 'name'> = {
  isEnabled: false,
  trigger: 'any',
  kinds: ['silent', 'digital_zero', 'off_air'],
  sensitivityMin: 5,
  repeatMin: null,
  tellsRecovery: true,
  stationIds: null,
};

/** Creates a policy by its name, and leads to its page. */
export function NewPolicyDialog({ api, onClose }: NewPolicyDialogProps) {
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent>
        <DialogTitle>
          <Trans>New policy</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>It is off until you have chosen its stations and who is told.</Trans>
        </DialogDescription>
        <NewPolicyForm api={api} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function NewPolicyForm({ api, onClose }: NewPolicyDialogProps) {
  const toasts = useToast();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(createPolicy(api));
  const form = useContractForm<{ name: string }, SilencePolicyChange>({
    schema: silencePolicyChange,
    defaultValues: { name: '' },
    toBody: ({ name }) => ({ ...usual, name }),
    save: async (body) => {
      const { id } = await mutateAsync(body);
      onClose();
      toasts.show({
        tone: 'success',
        title: <Trans>Policy created</Trans>,
        description: <Trans>Turn it on when its recipients are set up.</Trans>,
      });
      void navigate({ to: '/admin/silence/policies/$policyId', params: { policyId: id } });
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Create policy</Trans>} form={form}>
      <Field
        error={form.errorOf('name')}
        hint={<Trans>Such as: Night shift</Trans>}
        label={<Trans context="of a policy">Name</Trans>}
      >
        <Input
          {...form.register('name')}
          autoComplete="off"
          dir="auto"
          maxLength={limits.silencePolicyName}
        />
      </Field>
    </DialogForm>
  );
}
