import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCast } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { IconButton } from '@unmuted/ui/icon-button';
import { EllipsisIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { StaffPlanDialog } from '#/components/cast-acts/staff-plan-dialog.tsx';
import { TerminateDialog } from '#/components/cast-acts/terminate-dialog.tsx';
import { TransferDialog } from '#/components/cast-acts/transfer-dialog.tsx';
import { SuspendDialog } from '#/components/suspension/suspend-dialog.tsx';
import { UnsuspendDialog } from '#/components/suspension/unsuspend-dialog.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useIsOverview } from '#/features/cast/shell/cast-title.tsx';
import { usePermission } from '#/session/use-permission.ts';

type StaffAct = 'suspend' | 'unsuspend' | 'plan' | 'transfer' | 'terminate';

/** Actions on a cast that only the staff can take. */
export function StaffActions({ cast }: { cast: AdminCast }) {
  const { api } = useCastContext();
  const isOverview = useIsOverview();
  const [openDialog, setOpenDialog] = useState<StaffAct | null>(null);
  const { t } = useLingui();
  const mayTerminate = usePermission('casts.terminate');
  const dialog = { api, cast, onClose: () => setOpenDialog(null) };
  return (
    <>
      {cast.state === 'suspended' ? (
        <>
          <Button onClick={() => setOpenDialog('suspend')}>
            <Trans>Change the reason…</Trans>
          </Button>
          <Button onClick={() => setOpenDialog('unsuspend')} variant={isOverview ? 'primary' : 'secondary'}>
            <Trans>Lift the suspension…</Trans>
          </Button>
        </>
      ) : (
        <Button onClick={() => setOpenDialog('suspend')} variant="danger-outline">
          <Trans context="a cast">Suspend…</Trans>
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton aria-label={t`More staff actions`} variant="secondary">
            <EllipsisIcon />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpenDialog('plan')}>
            <Trans>Change plan…</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpenDialog('transfer')}>
            <Trans>Transfer to another customer…</Trans>
          </DropdownMenuItem>
          {mayTerminate && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem onSelect={() => setOpenDialog('terminate')} tone="danger">
                <Trans>Terminate…</Trans>
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {openDialog === 'plan' && <StaffPlanDialog {...dialog} />}
      {openDialog === 'transfer' && <TransferDialog {...dialog} />}
      {openDialog === 'terminate' && <TerminateDialog {...dialog} />}
      {openDialog === 'suspend' && <SuspendDialog {...dialog} />}
      {openDialog === 'unsuspend' && <UnsuspendDialog {...dialog} />}
    </>
  );
}
