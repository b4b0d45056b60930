import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { AlertRow, ApiClients } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { alertErrorText, channelLooks } from '#/components/silence/recipients.messages.ts';
import { resendAlert } from '#/data/admin-silence/admin-silence.queries.ts';
import { alertLooks } from '#/features/admin/silence-alerts/alert.messages.ts';

export interface ResendDialogProps {
  api: ApiClients;
  row: AlertRow;
  onClose: () => void;
}

/** Confirms that one person gets a message again. */
export function ResendDialog({ api, row, onClose }: ResendDialogProps) {
  const { i18n } = useLingui();
  const toasts = useToast();
  const { mutateAsync } = useMutation(resendAlert(api));
  const { recipientName, hint, channel } = row;
  const way = i18n._(channelLooks[channel].name);
  return (
    <AlertDialog
      action={<Trans context="a message">Send again</Trans>}
      description={
        <Trans>
          1 message goes to <bdi>{recipientName}</bdi>: {way}, <span dir="ltr">{hint}</span>. Nobody else is
          told.
        </Trans>
      }
      onConfirm={async () => {
        const { state, error } = await mutateAsync(row.id);
        toasts.show({
          tone: error === null ? 'success' : 'danger',
          title: i18n._(alertLooks[state].word),
          description: error === null ? recipientName : alertErrorText(i18n, error),
        });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={<Trans>Send the message again?</Trans>}
      tone="primary"
    />
  );
}
