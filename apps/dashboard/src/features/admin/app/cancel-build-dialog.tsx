import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { limits } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { cancelBuild } from '#/data/apps/app-builds.queries.ts';
import type { BuildDialogProps } from '#/features/admin/app/build-props.ts';

/** Cancels a build that waits or runs. */
export function CancelBuildDialog({ api, app: { app }, build, onClose }: BuildDialogProps) {
  const toasts = useToast();
  const { platform, id } = app;
  const { number, state, startedAt, createdAt, artifacts } = build;
  const { mutateAsync } = useMutation(cancelBuild(api, { platform, id, build: build.id }));
  const seconds = limits.buildHeartbeatS;
  const stored = artifacts.length;
  return (
    <AlertDialog
      action={<Trans>Cancel build</Trans>}
      cancel={<Trans>Let it go on</Trans>}
      description={
        state === 'building' && startedAt !== null ? (
          <Trans>
            It has run for <AgeSince at={startedAt} />; that work is lost. The machine stops within {seconds}{' '}
            seconds.
          </Trans>
        ) : (
          <Trans>
            It has waited for <AgeSince at={createdAt} />. No machine has started it, so no work is lost.
          </Trans>
        )
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Build cancelled</Trans> });
        onClose();
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={<Trans>Cancel build {number}?</Trans>}
    >
      <ul className="grid list-disc gap-1 ps-5">
        <li>
          <Trans>The app becomes “Build failed”. It can be built again, as a new build.</Trans>
        </li>
        <li>
          <Trans>The customer gets no email, and sees that it was cancelled</Trans>
        </li>
        {stored > 0 && (
          <li>
            <Plural one="# file that is stored stays" other="# files that are stored stay" value={stored} />
          </li>
        )}
      </ul>
    </AlertDialog>
  );
}
