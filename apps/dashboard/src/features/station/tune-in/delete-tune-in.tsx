import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClients, TuneIn } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { deleteTuneIn, tuneInLogQuery } from '#/data/tune-in/tune-in.queries.ts';

/** Deletes the settings, and says what goes with them. */
export function DeleteTuneIn({ api, tuneIn }: { api: ApiClients; tuneIn: TuneIn }) {
  const { mutateAsync } = useMutation(deleteTuneIn(api, tuneIn.id));
  const { data } = useQuery(tuneInLogQuery(api, tuneIn.id));
  const calls = data?.items.length ?? null;
  if (tuneIn.state === 'paused' || tuneIn.state === 'disabled') return null;
  return (
    <div className="px-(--card-pad) py-3">
      <ConfirmDialog
        action={<Trans>Delete</Trans>}
        onConfirm={() => mutateAsync()}
        title={<Trans>Delete the TuneIn settings?</Trans>}
        trigger={
          <Button size="sm" variant="danger-outline">
            <Trans>Delete settings…</Trans>
          </Button>
        }
      >
        <Trans>The partner key cannot be shown again: keep TuneIn’s email.</Trans>{' '}
        {calls === null ? (
          <Trans>The log of the calls is deleted too.</Trans>
        ) : (
          <Plural
            _0="The log is empty."
            one="# call in the log is deleted too."
            other="# calls in the log are deleted too."
            value={calls}
          />
        )}
      </ConfirmDialog>
    </div>
  );
}
