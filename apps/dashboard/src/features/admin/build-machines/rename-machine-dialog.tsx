import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { useToast } from '@unmuted/ui/toast';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { saveBuildMachine } from '#/data/apps/build-machines.queries.ts';
import { buildMachineDraft } from '#/features/admin/build-machines/machine.schema.ts';
import { MachineNameField } from '#/features/admin/build-machines/machine-name-field.tsx';
import type { MachineDialogProps } from '#/features/admin/build-machines/machine-props.ts';

/** Changes the name of a machine. */
export function RenameMachineDialog({ api, machine, onClose }: MachineDialogProps) {
  const toasts = useToast();
  const { id, name, isPaused } = machine;
  const { mutateAsync } = useMutation(saveBuildMachine(api, id));
  const form = useContractForm<{ name: string }, { name: string }>({
    schema: buildMachineDraft,
    defaultValues: { name },
    save: async (body) => {
      await mutateAsync({ ...body, isPaused });
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Machine renamed</Trans> });
      return undefined;
    },
  });
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent size="sm">
        <DialogTitle className="wrap-anywhere">
          <Trans>
            Rename <bdi>{name}</bdi>
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>Builds that it made keep the name that it had.</Trans>
        </DialogDescription>
        <DialogForm action={<Trans>Save</Trans>} form={form}>
          <MachineNameField form={form} />
        </DialogForm>
      </DialogContent>
    </Dialog>
  );
}
