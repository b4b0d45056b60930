import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { AccountChoice } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { AccountField } from '#/components/account-field/account-field.tsx';
import type { StaffDialogProps } from '#/components/cast-acts/staff-plan-dialog.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { transferCast } from '#/data/admin-casts/cast-life.queries.ts';
import { useAccountChoices } from '#/data/admin-casts/use-account-choices.ts';

/** Transfers a cast to another account, confirmed by its username. */
export function TransferDialog({ api, cast, onClose }: StaffDialogProps) {
  const { name, username, version, customer } = cast;
  const former = customer.company ?? customer.name;
  const toasts = useToast();
  const { mutateAsync } = useMutation(transferCast(api, username));
  const [account, setAccount] = useState<AccountChoice | null>(null);
  const choices = useAccountChoices(api);
  return (
    <AlertDialog
      action={<Trans>Transfer cast</Trans>}
      confirmName={username}
      description={
        <Trans>
          <bdi>{former}</bdi> loses the cast, the stations that play it and its statistics. Sources and
          listeners stay connected; the source passwords don’t change.
        </Trans>
      }
      onConfirm={async () => {
        if (!account) throw new Error('No account is chosen.');
        await mutateAsync({ accountId: account.id, version });
        toasts.show({ tone: 'success', title: <Trans>Cast transferred</Trans> });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) =>
        account ? (
          <CallFailure reason={reason} />
        ) : (
          <Alert tone="danger" title={<Trans>Choose a customer first.</Trans>} />
        )
      }
      title={
        <Trans>
          Transfer <bdi>{name}</bdi>?
        </Trans>
      }
    >
      <AccountField
        choices={choices}
        error={undefined}
        except={customer.id}
        onChange={setAccount}
        value={account?.id ?? null}
      />
    </AlertDialog>
  );
}
