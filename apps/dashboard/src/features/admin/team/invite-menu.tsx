import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, TeamInvite } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { DropdownMenuItem } from '@unmuted/ui/dropdown-menu';
import { MailIcon, Trash2Icon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { cancelTeamInvite, resendTeamInvite } from '#/data/team/team.queries.ts';
import { RowMenu } from '#/features/admin/team/row-menu.tsx';

/** Sends an invitation again, or cancels it. */
export function InviteMenu({ api, invite: { id, name, email } }: { api: ApiClients; invite: TeamInvite }) {
  const { t } = useLingui();
  const toasts = useToast();
  const resend = useMutation(resendTeamInvite(api));
  const cancel = useMutation(cancelTeamInvite(api));
  const [isCancelling, setCancelling] = useState(false);
  const send = () =>
    resend.mutate(id, {
      onSuccess: () => toasts.show({ tone: 'success', title: t`Invitation sent again`, description: email }),
    });
  return (
    <>
      <RowMenu label={t`Actions for ${name}`}>
        <DropdownMenuItem onSelect={send}>
          <MailIcon />
          <Trans>Send again</Trans>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setCancelling(true)} tone="danger">
          <Trash2Icon />
          <Trans>Cancel the invitation…</Trans>
        </DropdownMenuItem>
      </RowMenu>
      {isCancelling && (
        <AlertDialog
          action={<Trans>Cancel the invitation</Trans>}
          cancel={<Trans>Keep it</Trans>}
          description={
            <Trans>
              The link sent to <bdi>{email}</bdi> stops working. You can invite the person again.
            </Trans>
          }
          onConfirm={() => cancel.mutateAsync(id)}
          onOpenChange={(open) => !open && setCancelling(false)}
          open
          renderError={(reason) => <CallFailure reason={reason} />}
          title={
            <Trans>
              Cancel the invitation of <bdi>{name}</bdi>?
            </Trans>
          }
        />
      )}
    </>
  );
}
