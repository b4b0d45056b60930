import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { BuildMachine } from '@unmuted/api';
import { limits } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { deleteBuildMachine } from '#/data/apps/build-machines.queries.ts';
import type { MachineDialogProps } from '#/features/admin/build-machines/machine-props.ts';

/** Revokes the token of a machine; its build starts over. */
export function DeleteMachineDialog({ api, machine, onClose }: MachineDialogProps) {
  const toasts = useToast();
  const { id, name, build, registeredAt } = machine;
  const { mutateAsync } = useMutation(deleteBuildMachine(api, id));
  return (
    <AlertDialog
      action={<Trans>Delete machine</Trans>}
      description={
        registeredAt === null ? (
          <Trans>Its registration token stops working. It has built nothing yet.</Trans>
        ) : (
          <Trans>Its token stops working at once. To use the machine again, register it anew.</Trans>
        )
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Machine deleted</Trans> });
        onClose();
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Delete <bdi>{name}</bdi>?
        </Trans>
      }
    >
      {registeredAt !== null && (
        <ul className="grid list-disc gap-1 ps-5">
          <li>{build === null ? <Trans>It builds nothing at the moment</Trans> : <Loss build={build} />}</li>
          <li>
            <Trans>Builds that it made stay, with their files and logs</Trans>
          </li>
        </ul>
      )}
    </AlertDialog>
  );
}

function Loss({ build: { number, app, startedAt } }: { build: NonNullable<BuildMachine['build']> }) {
  const { name } = app;
  const tries = limits.buildTries;
  if (startedAt === null)
    return (
      <Trans>
        Build {number} of <bdi>{name}</bdi> starts over on another machine
      </Trans>
    );
  return (
    <Trans>
      Build {number} of <bdi>{name}</bdi>, which has run for <AgeSince at={startedAt} />, starts over on
      another machine. A build has {tries} tries.
    </Trans>
  );
}
