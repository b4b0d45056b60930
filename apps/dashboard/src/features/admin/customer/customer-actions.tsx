import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { AdminCustomer, ApiClients } from '@unmuted/api';
import { permits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import {
  BanIcon,
  ChevronDownIcon,
  DownloadIcon,
  EyeIcon,
  LogOutIcon,
  MailIcon,
  PlayIcon,
  Trash2Icon,
  XIcon,
} from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { customerActs, exportCustomer } from '#/data/customers/customers.queries.ts';
import {
  CancelInvitationDialog,
  DeleteDialog,
  EnableDialog,
  EndSessionsDialog,
} from '#/features/admin/customer/customer-dialogs.tsx';
import { DisableDialog } from '#/features/admin/customer/disable-dialog.tsx';
import { ViewAsDialog } from '#/features/admin/customer/view-as-dialog.tsx';
import { saveText } from '#/lib/save-text.ts';
import { useSessionUser } from '#/session/auth-context.tsx';

type Act = 'view' | 'sessions' | 'disable' | 'enable' | 'cancel' | 'delete';

/** The acts of staff on a customer. */
export function CustomerActions({ api, customer }: { api: ApiClients; customer: AdminCustomer }) {
  const [act, setAct] = useState<Act | null>(null);
  const user = useSessionUser();
  const toasts = useToast();
  const resend = useMutation(customerActs(api, customer.id).resend);
  const { state } = customer;
  const mayDelete = user?.role === 'superadmin' && permits(user.role, 'customers.delete');
  const download = useMutation({
    mutationFn: async () => {
      const data = await exportCustomer(api, customer.id);
      saveText(`${customer.name}.json`, JSON.stringify(data, null, 2), 'application/json');
    },
  });
  const dialog = { api, customer, onClose: () => setAct(null) };
  return (
    <>
      <Button onClick={() => setAct('view')}>
        <EyeIcon />
        <Trans>View as customer</Trans>
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button loading={download.isPending || resend.isPending}>
            <Trans>Actions</Trans>
            <ChevronDownIcon />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {state === 'invited' && (
            <>
              <DropdownMenuItem
                onSelect={() =>
                  resend.mutate(undefined, {
                    onSuccess: () =>
                      toasts.show({ tone: 'success', title: <Trans>Invitation sent again</Trans> }),
                    onError: () =>
                      toasts.show({ tone: 'danger', title: <Trans>The invitation was not sent</Trans> }),
                  })
                }
              >
                <MailIcon />
                <Trans>Send the invitation again</Trans>
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => setAct('cancel')} tone="danger">
                <XIcon />
                <Trans>Cancel the invitation…</Trans>
              </DropdownMenuItem>
              <DropdownMenuSeparator />
            </>
          )}
          <DropdownMenuItem onSelect={() => setAct('sessions')}>
            <LogOutIcon />
            <Trans>Sign everyone out…</Trans>
          </DropdownMenuItem>
          {mayDelete && (
            <DropdownMenuItem onSelect={() => download.mutate()}>
              <DownloadIcon />
              <Trans>Export all data</Trans>
            </DropdownMenuItem>
          )}
          <DropdownMenuSeparator />
          {state === 'disabled' ? (
            <DropdownMenuItem onSelect={() => setAct('enable')}>
              <PlayIcon />
              <Trans>Enable…</Trans>
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={() => setAct('disable')} tone="danger">
              <BanIcon />
              <Trans context="a customer">Disable…</Trans>
            </DropdownMenuItem>
          )}
          {mayDelete && (
            <DropdownMenuItem onSelect={() => setAct('delete')} tone="danger">
              <Trash2Icon />
              <Trans context="a customer">Delete…</Trans>
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {act === 'view' && <ViewAsDialog {...dialog} />}
      {act === 'sessions' && <EndSessionsDialog {...dialog} />}
      {act === 'disable' && <DisableDialog {...dialog} />}
      {act === 'enable' && <EnableDialog {...dialog} />}
      {act === 'cancel' && <CancelInvitationDialog {...dialog} />}
      {act === 'delete' && <DeleteDialog {...dialog} />}
    </>
  );
}
