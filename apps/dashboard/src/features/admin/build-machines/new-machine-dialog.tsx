import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ApiClients, limits, type NewBuildMachine } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { createBuildMachine } from '#/data/apps/build-machines.queries.ts';
import { buildMachineDraft } from '#/features/admin/build-machines/machine.schema.ts';
import { MachineNameField } from '#/features/admin/build-machines/machine-name-field.tsx';

export interface NewMachineDialogProps {
  api: ApiClients;
  onClose: () => void;
  /** Replaces the dialog by the one with the token. */
  onCreated: (created: NewBuildMachine) => void;
}

/** Names a new machine. */
export function NewMachineDialog({ api, onClose, onCreated }: NewMachineDialogProps) {
  const { mutateAsync } = useMutation(createBuildMachine(api));
  const form = useContractForm<{ name: string }, { name: string }>({
    schema: buildMachineDraft,
    defaultValues: { name: '' },
    save: async (body) => {
      onCreated(await mutateAsync(body));
      return undefined;
    },
  });
  const hours = limits.buildRegistrationHours;
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent size="sm">
        <DialogTitle>
          <Trans>Add a build machine</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            You get a command that registers it, with a token that works once within {hours} hours.
          </Trans>
        </DialogDescription>
        <DialogForm action={<Trans>Create token</Trans>} form={form}>
          <MachineNameField
            form={form}
            hint={<Trans>Staff see it at each build, such as “mac-mini-2”.</Trans>}
          />
        </DialogForm>
      </DialogContent>
    </Dialog>
  );
}
