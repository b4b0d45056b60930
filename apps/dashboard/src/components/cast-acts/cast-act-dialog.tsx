import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { useEffect } from 'react';
import { StaffPlanDialog } from '#/components/cast-acts/staff-plan-dialog.tsx';
import { TerminateDialog } from '#/components/cast-acts/terminate-dialog.tsx';
import { TransferDialog } from '#/components/cast-acts/transfer-dialog.tsx';
import { SuspendDialog } from '#/components/suspension/suspend-dialog.tsx';
import { UnsuspendDialog } from '#/components/suspension/unsuspend-dialog.tsx';
import { adminCastQuery } from '#/data/admin-casts/admin-casts.queries.ts';

const dialogs = {
  suspend: SuspendDialog,
  unsuspend: UnsuspendDialog,
  plan: StaffPlanDialog,
  transfer: TransferDialog,
  terminate: TerminateDialog,
} as const;

/** What staff can do with a cast from any page. */
export type CastAct = keyof typeof dialogs;

export interface CastActDialogProps {
  api: ApiClients;
  act: CastAct;
  username: string;
  onClose: () => void;
}

/** The dialog of an act on a cast, once the current version of the cast is loaded. A failure is notified by the query. */
export function CastActDialog({ api, act, username, onClose }: CastActDialogProps) {
  const { data, isError, isFetchedAfterMount } = useQuery({ ...adminCastQuery(api, username), staleTime: 0 });
  const hasFailed = isError && !data;
  useEffect(() => {
    if (hasFailed) onClose();
  }, [hasFailed, onClose]);
  const Dialog = dialogs[act];
  return data && isFetchedAfterMount ? <Dialog api={api} cast={data} onClose={onClose} /> : null;
}
