import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SilenceRecipient } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { useRecipientsPlace } from '#/components/silence-recipients/recipients-context.ts';

export interface DeleteRecipientDialogProps {
  recipient: SilenceRecipient;
  /** How many others are told. */
  others: number;
  onClose: () => void;
}

/** Removes a recipient, and says who is still told. */
export function DeleteRecipientDialog({ recipient, others, onClose }: DeleteRecipientDialogProps) {
  const { mutateAsync } = useMutation(useRecipientsPlace().calls.remove);
  const { name } = recipient;
  return (
    <AlertDialog
      action={<Trans>Remove</Trans>}
      description={
        <>
          <Trans>
            <bdi>{name}</bdi> is not told about incidents any more.
          </Trans>{' '}
          <Plural
            _0="After that, nobody is told."
            one="# other recipient is still told."
            other="# other recipients are still told."
            value={others}
          />
        </>
      }
      onConfirm={() => mutateAsync(recipient.id)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Remove <bdi>{name}</bdi>?
        </Trans>
      }
    />
  );
}
