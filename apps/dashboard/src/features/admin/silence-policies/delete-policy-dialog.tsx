import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClients, SilencePolicyRow } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { deletePolicy, silencePolicyKeys } from '#/data/admin-silence/silence-policies.queries.ts';

/** The policy as the list and its own page know it. */
export type DeletedPolicy = Pick<
  SilencePolicyRow,
  'id' | 'name' | 'isEnabled' | 'stations' | 'recipients' | 'pending'
>;

export interface DeletePolicyDialogProps {
  api: ApiClients;
  policy: DeletedPolicy;
  onClose: () => void;
  /** Leaves the page of the policy. */
  onDeleted?: (() => Promise<void>) | undefined;
}

/** Deletes a policy, and says who is no longer told about what. */
export function DeletePolicyDialog({ api, policy, onClose, onDeleted }: DeletePolicyDialogProps) {
  const toasts = useToast();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(deletePolicy(api));
  const { id, name } = policy;
  return (
    <AlertDialog
      action={<Trans>Delete policy</Trans>}
      description={<Cost policy={policy} />}
      onConfirm={async () => {
        await mutateAsync(id);
        toasts.show({
          tone: 'success',
          title: (
            <Trans>
              <bdi>{name}</bdi> was deleted
            </Trans>
          ),
        });
        await onDeleted?.();
        client.removeQueries({ queryKey: silencePolicyKeys.one(id) });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Delete <bdi>{name}</bdi>?
        </Trans>
      }
    />
  );
}

function Cost({ policy: { isEnabled, stations, recipients, pending } }: { policy: DeletedPolicy }) {
  const { t } = useLingui();
  const told =
    !isEnabled || recipients === 0
      ? t`It tells nobody now.`
      : stations === null
        ? t`${plural(recipients, { one: '# recipient is', other: '# recipients are' })} no longer told about the watched stations.`
        : t`${plural(recipients, { one: '# recipient is', other: '# recipients are' })} no longer told about ${plural(stations, { one: '# station', other: '# stations' })}.`;
  return (
    <>
      {told}{' '}
      <Plural
        _0="It has no recipients."
        one="# recipient is removed with it."
        other="# recipients are removed with it."
        value={recipients + pending}
      />
    </>
  );
}
