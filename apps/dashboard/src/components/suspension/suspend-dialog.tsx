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
            <Trans>The cast stays suspended. The customer sees the new reason immediately.</Trans>
          ) : (
            <>
              <Cost cast={cast} />{' '}
              <Trans>
                Until the suspension is lifted, encoders and players can’t connect and the customer can’t make
                changes.
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
    return (
      <Trans>The streaming engine isn’t responding. Current listeners are disconnected once it does.</Trans>
    );
  if (state !== 'live') return <Trans>The cast is off air; no listeners are affected.</Trans>;
  if (count === null) return <Trans>This disconnects the source. Listener count unavailable.</Trans>;
  return (
    <Plural
      value={count}
      _0="This disconnects the source. No one is listening."
      one="This disconnects the source and # listener."
      other="This disconnects the source and # listeners."
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
        title: isSuspended ? <Trans>Reason changed</Trans> : <Trans>Cast suspended</Trans>,
      });
      return undefined;
    },
  });
  return (
    <DialogForm
      action={isSuspended ? <Trans>Save reason</Trans> : <Trans context="a cast">Suspend</Trans>}
      danger={!isSuspended}
      form={form}
    >
      <Field
        error={form.errorOf('reason')}
        hint={<Trans>Shown to the customer on every page of this cast.</Trans>}
        label={<Trans>Reason</Trans>}
      >
        <Textarea {...form.register('reason')} dir="auto" maxLength={limits.suspensionReason} />
      </Field>
    </DialogForm>
  );
}
