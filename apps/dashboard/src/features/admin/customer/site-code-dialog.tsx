import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { staffSiteActs } from '#/data/sites/staff-sites.queries.ts';
import type { SiteDialogProps } from '#/features/admin/customer/site-dialogs.tsx';

/** Allows custom code on a site, or withdraws the permission. */
export function SiteCodeDialog({ api, site: { username, title, allowsCode }, onClose }: SiteDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(staffSiteActs(api, username).setCode);
  // The list is read again before the dialog has closed.
  const [isAllowed] = useState(allowsCode);
  return (
    <AlertDialog
      action={isAllowed ? <Trans>Withdraw custom code</Trans> : <Trans>Allow custom code</Trans>}
      description={
        isAllowed ? (
          <Trans>
            Visitors no longer see its sections with code, at once. The code stays in the draft and in the
            versions, and is public again if you allow it again.
          </Trans>
        ) : (
          <Trans>
            Its owner can add sections with HTML and scripts. They run in a sandbox: they can’t read the page
            around them, its cookies and storage, or Studio, and can’t lead visitors away from the page. You
            answer for what they load and show.
          </Trans>
        )
      }
      onConfirm={async () => {
        await mutateAsync({ isAllowed: !isAllowed });
        toasts.show({
          tone: 'success',
          title: isAllowed ? <Trans>Custom code withdrawn</Trans> : <Trans>Custom code allowed</Trans>,
        });
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        isAllowed ? (
          <Trans>
            Withdraw custom code on <bdi>{title}</bdi>?
          </Trans>
        ) : (
          <Trans>
            Allow custom code on <bdi>{title}</bdi>?
          </Trans>
        )
      }
      {...(!isAllowed && { tone: 'primary' })}
    />
  );
}
