import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { deleteStaffApp } from '#/data/apps/staff-apps.queries.ts';
import type { OpenMoveProps } from '#/features/admin/app-moves/review-draft.ts';
import { appsPaths } from '#/features/admin/apps/app-platforms.ts';

/** Deletes an app; its name has to be typed. */
export function DeleteAppDialog({ api, app: { app }, onClose }: OpenMoveProps) {
  const toasts = useToast();
  const navigate = useNavigate();
  const { platform, id, builds } = app;
  const { mutateAsync } = useMutation(deleteStaffApp(api, { platform, id }));
  const { name } = app.draft;
  return (
    <AlertDialog
      action={<Trans>Delete app</Trans>}
      confirmName={name}
      description={
        <Trans>
          This can’t be undone. Installed apps keep the last configuration that they read. The entry in the
          store must be deleted there.
        </Trans>
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>App deleted</Trans> });
        void navigate({ to: appsPaths[platform] });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Delete <bdi>{name}</bdi>?
        </Trans>
      }
    >
      <ul className="grid list-disc gap-1 ps-5">
        <li>
          {app.live ? (
            <Trans>Its draft and the version in the store are deleted</Trans>
          ) : (
            <Trans>Its draft and the version that was sent are deleted</Trans>
          )}
        </li>
        <li>
          <Plural
            _0="It has no builds"
            one="# build with its files and its log is deleted"
            other="# builds with their files and logs are deleted"
            value={builds.length}
          />
        </li>
      </ul>
    </AlertDialog>
  );
}
