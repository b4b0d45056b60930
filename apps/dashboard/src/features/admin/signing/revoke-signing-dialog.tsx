import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { revokeSigning } from '#/data/apps/signing.queries.ts';
import type { SigningActDialogProps } from '#/features/admin/signing/delete-signing-dialog.tsx';
import { AppLinks } from '#/features/admin/signing/usage-sections.tsx';

/** Stops builds from getting a bundle or a keystore, with the apps that cannot be built then. */
export function RevokeSigningDialog({ api, signing, onClose }: SigningActDialogProps) {
  const { platform, secret } = signing;
  const { id, reference, usedBy } = secret;
  const apps = usedBy.length;
  const toasts = useToast();
  const { mutateAsync } = useMutation(revokeSigning(api, platform, id));
  return (
    <AlertDialog
      action={<Trans context="a certificate">Revoke</Trans>}
      description={
        platform === 'ios' ? (
          <Trans>
            No build gets it any more, at once and for good. Revoke the certificate at Apple too. Installed
            apps keep working.
          </Trans>
        ) : (
          <Trans>
            No build gets it any more, at once and for good. Ask Google Play to reset the upload key.
            Installed apps keep working.
          </Trans>
        )
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({
          tone: 'success',
          title: (
            <Trans>
              <bdi>{reference}</bdi> was revoked
            </Trans>
          ),
        });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans context="a certificate">
          Revoke <bdi>{reference}</bdi>?
        </Trans>
      }
    >
      <div className="grid gap-2">
        <p className="font-medium">
          <Plural
            _0="No app uses it."
            one="# app can’t be signed until it gets another one"
            other="# apps can’t be signed until they get another one"
            value={apps}
          />
        </p>
        {usedBy.length > 0 && <AppLinks apps={usedBy} platform={platform} />}
      </div>
    </AlertDialog>
  );
}
