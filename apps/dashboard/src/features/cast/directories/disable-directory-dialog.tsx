import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Directory } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { turnDirectory } from '#/data/directories/directories.queries.ts';
import { AffectedListeners } from '#/features/cast/shell/affected-listeners.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

export interface DisableDirectoryDialogProps {
  directory: Pick<Directory, 'id' | 'name' | 'sid'>;
  onClose: () => void;
}

/** Confirms turning off a directory and shows the effect. */
export function DisableDirectoryDialog({ directory, onClose }: DisableDirectoryDialogProps) {
  const { api, username } = useCastContext();
  const { mutateAsync } = useMutation(turnDirectory(api, username));
  const toasts = useToast();
  const { sid } = directory;
  // Elements, not strings: the message parser would treat angle brackets as tags.
  const entry = <bdi>{sid}</bdi>;
  const name = <bdi>{directory.name}</bdi>;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Remove this cast from {name}?</Trans>}
      description={
        <>
          {sid === null ? (
            <Trans>Not listed there yet.</Trans>
          ) : (
            <Trans>The entry ({entry}) will be removed. Turning it on again creates a new entry.</Trans>
          )}{' '}
          <AffectedListeners>
            {(listeners) => (
              <Plural
                value={listeners}
                _0="No one is listening."
                one="# current listener stays connected."
                other="# current listeners stay connected."
              />
            )}
          </AffectedListeners>
        </>
      }
      action={<Trans>Remove listing</Trans>}
      onConfirm={async () => {
        await mutateAsync({ id: directory.id, on: false });
        toasts.show({ tone: 'success', title: <Trans>{name} listing turned off</Trans> });
      }}
      renderError={(reason) => <CallFailure reason={reason} />}
    />
  );
}
