import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { saveBuildMachine } from '#/data/apps/build-machines.queries.ts';
import type { MachineProps } from '#/features/admin/build-machines/machine-props.ts';
import { RowMenu } from '#/features/admin/team/row-menu.tsx';

const RenameMachineDialog = lazyOverlay(
  async () => (await import('#/features/admin/build-machines/rename-machine-dialog.tsx')).RenameMachineDialog,
);
const DeleteMachineDialog = lazyOverlay(
  async () => (await import('#/features/admin/build-machines/delete-machine-dialog.tsx')).DeleteMachineDialog,
);

/** What staff can do with a machine. Pausing costs nothing, so it is not confirmed. */
export function MachineMenu({ api, machine }: MachineProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const [act, setAct] = useState<'rename' | 'delete' | null>(null);
  const close = () => setAct(null);
  const { id, name, isPaused, build } = machine;
  const { mutate } = useMutation(saveBuildMachine(api, id));
  const pause = () =>
    mutate(
      { name, isPaused: !isPaused },
      {
        onSuccess: (saved) =>
          toasts.show({
            tone: 'success',
            title: saved.isPaused ? <Trans>Machine paused</Trans> : <Trans>Machine takes jobs again</Trans>,
            ...(saved.isPaused &&
              build !== null && { description: <Trans>The build that runs goes on.</Trans> }),
          }),
      },
    );
  const dialog = { api, machine, onClose: close, onLoadFailed: close };
  return (
    <>
      <RowMenu label={t`Actions for ${name}`}>
        <DropdownMenuItem onSelect={pause}>
          {isPaused ? <Trans>Take jobs again</Trans> : <Trans context="a build machine">Pause</Trans>}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setAct('rename')}>
          <Trans context="a build machine">Rename…</Trans>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => setAct('delete')} tone="danger">
          <Trans context="a build machine">Delete…</Trans>
        </DropdownMenuItem>
      </RowMenu>
      {act === 'rename' && <RenameMachineDialog {...dialog} />}
      {act === 'delete' && <DeleteMachineDialog {...dialog} />}
    </>
  );
}
