import { Trans } from '@lingui/react/macro';
import type { AdminCast } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { useState } from 'react';
import { SuspendDialog } from '#/components/suspension/suspend-dialog.tsx';
import { UnsuspendDialog } from '#/components/suspension/unsuspend-dialog.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useIsOverview } from '#/features/cast/shell/cast-title.tsx';

/** Actions on a cast that only the staff can take. */
export function StaffActions({ cast }: { cast: AdminCast }) {
  const { api } = useCastContext();
  const isOverview = useIsOverview();
  const [openDialog, setOpenDialog] = useState<'suspend' | 'unsuspend' | null>(null);
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
      {openDialog === 'suspend' && <SuspendDialog {...dialog} />}
      {openDialog === 'unsuspend' && <UnsuspendDialog {...dialog} />}
    </>
  );
}
