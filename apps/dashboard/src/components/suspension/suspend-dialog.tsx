import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type AdminCastRow, type ApiClients, limits } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Textarea } from '@unmuted/ui/textarea';
import { useToast } from '@unmuted/ui/toast';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { suspensionRequest } from '#/components/suspension/suspension.schema.ts';
import { suspendCast } from '#/data/admin-casts/admin-casts.queries.ts';

/** The current data of a cast that may be suspended. */
export type SuspendableCast = Pick<
  AdminCastRow,
  'username' | 'name' | 'state' | 'listeners' | 'stoppedBy' | 'suspension' | 'version'
>;

export interface SuspendDialogProps {
  api: ApiClients;
  cast: SuspendableCast;
  onClose: () => void;
}

/**
 * Asks for the reason of a suspension and shows whom it disconnects. For a suspended cast, changes the
 * reason.
 */
export function SuspendDialog({ api, cast, onClose }: SuspendDialogProps) {
  const isSuspended = cast.state === 'suspended';
  const { name } = cast;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          {isSuspended ? (
            <Trans>
              Why <bdi>{name}</bdi> is suspended
            </Trans>
          ) : (
            <Trans>
              Suspend <bdi>{name}</bdi>?
            </Trans>
          )}
        </DialogTitle>
        <DialogDescription>
          {isSuspended ? (
            <Trans>It stays suspended; its customer reads the new reason at once.</Trans>
          ) : (
            <>
              <Cost cast={cast} />{' '}
              <Trans>
                No encoder and no player can connect, and its customer can change nothing, until it is active
                again.
              </Trans>
            </>
          )}
        </DialogDescription>
        <ReasonForm api={api} cast={cast} isSuspended={isSuspended} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

/** The number of listeners to be disconnected; unknown while the engine is unreachable. */
function Cost({ cast: { state, listeners: count } }: { cast: SuspendableCast }) {
  if (state === 'unknown')
    return <Trans>The streaming engine does not answer: whoever listens is cut once it does.</Trans>;
  if (state !== 'live') return <Trans>It is not on air, so nobody is cut.</Trans>;
  if (count === null) return <Trans>This cuts its source. Nobody can say how many listen now.</Trans>;
  return (
    <Plural
      value={count}
      _0="This cuts its source. Nobody listens now."
      one="This cuts its source and # listener."
      other="This cuts its source and # listeners."
    />
  );
}

function ReasonForm({
  api,
  cast: { username, version, suspension },
  isSuspended,
  onDone,
}: Pick<SuspendDialogProps, 'api' | 'cast'> & { isSuspended: boolean; onDone: () => void }) {
  const { mutateAsync } = useMutation(suspendCast(api, username));
  const toasts = useToast();
  const form = useContractForm({
    schema: suspensionRequest,
    defaultValues: { reason: suspension?.reason ?? '' },
    save: async ({ reason }) => {
      await mutateAsync({ reason, version });
      onDone();
      toasts.show({
        tone: 'success',
        title: isSuspended ? <Trans>The reason was changed</Trans> : <Trans>The cast is suspended</Trans>,
      });
      return undefined;
    },
  });
  return (
    <DialogForm
      action={isSuspended ? <Trans>Save the reason</Trans> : <Trans context="a cast">Suspend</Trans>}
      danger={!isSuspended}
      form={form}
    >
      <Field
        error={form.errorOf('reason')}
        hint={<Trans>Its customer reads this on every page of the cast.</Trans>}
        label={<Trans>Reason</Trans>}
      >
        <Textarea {...form.register('reason')} dir="auto" maxLength={limits.suspensionReason} />
      </Field>
    </DialogForm>
  );
}
