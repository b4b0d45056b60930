import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { PendingInvitation } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { DataListIcon, DataListItem } from '@unmuted/ui/data-list';
import { MailIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { cancelInvitation, resendInvitation } from '#/data/people/people.queries.ts';
import { ProductsOf } from '#/features/account/people/person-row.tsx';
import { roleNames } from '#/features/account/people/role.messages.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { useIsFuture } from '#/lib/use-is-future.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface InvitationRowProps {
  invitation: PendingInvitation;
  canManage: boolean;
  onCancelled: () => void;
}

/** One invitation with its expiry, to send again or cancel. */
export function InvitationRow({ invitation, canManage, onCancelled }: InvitationRowProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { api } = useAccount();
  const toasts = useToast();
  const timeZone = useTimeZone();
  const resend = useMutation(resendInvitation(api));
  const cancel = useMutation(cancelInvitation(api));
  const { id, email, role, products, expiresAt } = invitation;
  const isValid = useIsFuture(Date.parse(expiresAt));
  const onSuccess = () => toasts.show({ tone: 'success', title: <Trans>Invitation sent to {email}</Trans> });
  return (
    <DataListItem
      action={
        canManage ? (
          <span className="flex flex-wrap items-center justify-end gap-1">
            <ConfirmDialog
              action={<Trans>Cancel the invitation</Trans>}
              onConfirm={() => cancel.mutateAsync(id)}
              onDone={onCancelled}
              title={
                <Trans>
                  Cancel the invitation of <bdi>{email}</bdi>?
                </Trans>
              }
              trigger={
                <Button aria-label={t`Cancel: ${email}`} size="sm" variant="ghost">
                  <Trans>Cancel…</Trans>
                </Button>
              }
            >
              <Trans>The link in the email stops working.</Trans>
            </ConfirmDialog>
            <Button
              aria-label={t`Send again: ${email}`}
              loading={resend.isPending}
              onClick={() => resend.isPending || resend.mutate(id, { onSuccess })}
              size="sm"
            >
              <Trans>Send again</Trans>
            </Button>
          </span>
        ) : null
      }
      description={
        <span className="flex flex-wrap gap-x-3">
          <ProductsOf products={products} />
          <span>
            {isValid ? (
              <Trans>
                Valid until <Timestamp at={expiresAt} timeZone={timeZone} />
              </Trans>
            ) : (
              <Trans>Expired</Trans>
            )}
          </span>
        </span>
      }
      leading={
        <DataListIcon className="size-8 rounded-tile">
          <MailIcon />
        </DataListIcon>
      }
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="min-w-0 wrap-anywhere">{email}</bdi>
          <Badge>{i18n._(roleNames[role])}</Badge>
        </span>
      }
    />
  );
}
