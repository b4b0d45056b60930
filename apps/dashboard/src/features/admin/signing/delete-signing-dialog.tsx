import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { deleteSigning } from '#/data/apps/signing.queries.ts';
import type { Signing } from '#/features/admin/signing/signing-acts.ts';
import { AppLinks } from '#/features/admin/signing/usage-sections.tsx';

export interface SigningActDialogProps {
  api: ApiClients;
  signing: Signing;
  onClose: () => void;
}

export interface DeleteSigningDialogProps extends SigningActDialogProps {
  onDeleted: () => void;
}

/** Deletes what no app uses; its name has to be typed. */
export function DeleteSigningDialog({ onDeleted, ...props }: DeleteSigningDialogProps) {
  return props.signing.secret.usedBy.length > 0 ? (
    <InUse {...props} />
  ) : (
    <Deletion {...props} onDeleted={onDeleted} />
  );
}

/** Says which apps need another one first. */
function InUse({ signing: { platform, secret }, onClose }: SigningActDialogProps) {
  const { reference, usedBy } = secret;
  const apps = usedBy.length;
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          <Trans>
            <bdi>{reference}</bdi> is in use
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Plural
            one="# app is signed with it. Give it another one first, then delete this one."
            other="# apps are signed with it. Give them another one first, then delete this one."
            value={apps}
          />
        </DialogDescription>
        <DialogBody>
          <AppLinks apps={usedBy} platform={platform} />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>
              <Trans>Close</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Deletion({ api, signing: { platform, secret }, onClose, onDeleted }: DeleteSigningDialogProps) {
  const toasts = useToast();
  const { id, reference, uses } = secret;
  const builds = uses.length;
  const { mutateAsync } = useMutation(deleteSigning(api, platform, id));
  return (
    <AlertDialog
      action={platform === 'ios' ? <Trans>Delete bundle</Trans> : <Trans>Delete keystore</Trans>}
      confirmName={reference}
      description={
        platform === 'ios' ? (
          <Trans>
            The certificate with its key, the profile and the upload key are deleted. This can’t be undone:
            nobody can download them from here.
          </Trans>
        ) : (
          <Trans>
            The key is deleted. This can’t be undone: without another copy of it, apps that it signed can’t be
            updated unless Google resets the upload key.
          </Trans>
        )
      }
      onConfirm={async () => {
        await mutateAsync();
        onDeleted();
        toasts.show({
          tone: 'success',
          title: (
            <Trans>
              <bdi>{reference}</bdi> was deleted
            </Trans>
          ),
        });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Delete <bdi>{reference}</bdi>?
        </Trans>
      }
    >
      <p>
        <Trans>No app uses it.</Trans>{' '}
        <Plural
          _0="No build was signed with it lately."
          one="# build was signed with it lately."
          other="# builds were signed with it lately."
          value={builds}
        />
      </p>
    </AlertDialog>
  );
}
