import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { limits, type TerminationPreview } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useToast } from '@unmuted/ui/toast';
import type { StaffDialogProps } from '#/components/cast-acts/staff-plan-dialog.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { terminateCast, terminationQuery } from '#/data/admin-casts/cast-life.queries.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Confirms the termination of a cast by its username, with what it costs in numbers. */
export function TerminateDialog({ api, cast, onClose }: StaffDialogProps) {
  const { name, username, version } = cast;
  const toasts = useToast();
  const { mutateAsync } = useMutation(terminateCast(api, username));
  const preview = useQuery(terminationQuery(api, username));
  return (
    <AlertDialog
      action={<Trans>Terminate cast</Trans>}
      confirmName={username}
      description={
        <Plural
          one="Its sources and listeners are disconnected at once and the customer no longer sees it. It can be restored for # day, then it is deleted."
          other="Its sources and listeners are disconnected at once and the customer no longer sees it. It can be restored for # days, then it is deleted."
          value={limits.terminationDays}
        />
      }
      onConfirm={async () => {
        await mutateAsync(version);
        toasts.show({ tone: 'success', title: <Trans>Cast terminated</Trans> });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Terminate <bdi>{name}</bdi>?
        </Trans>
      }
    >
      {preview.isPending && <Skeleton height={88} />}
      {preview.error && <CallFailure reason={preview.error} />}
      {preview.data && <Cost preview={preview.data} />}
    </AlertDialog>
  );
}

function Cost({ preview }: { preview: TerminationPreview }) {
  const formats = useFormats();
  const { listeners, sources, streams, widgets, stations, sessions, deletedAt } = preview;
  const day = formats.date(new Date(deletedAt));
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {listeners !== null && (
        <li>
          <Plural
            _0="No one is listening"
            one="# listener is disconnected"
            other="# listeners are disconnected"
            value={listeners}
          />
        </li>
      )}
      {sources > 0 && (
        <li>
          <Plural one="# source is disconnected" other="# sources are disconnected" value={sources} />
        </li>
      )}
      {stations > 0 && (
        <li>
          <Plural one="# station loses its stream" other="# stations lose their stream" value={stations} />
        </li>
      )}
      <li>
        <Trans>
          Deleted on {day}: <Plural one="# stream" other="# streams" value={streams} />,{' '}
          <Plural one="# widget" other="# widgets" value={widgets} />,{' '}
          <Plural one="# recorded listener session" other="# recorded listener sessions" value={sessions} />
        </Trans>
      </li>
    </ul>
  );
}
