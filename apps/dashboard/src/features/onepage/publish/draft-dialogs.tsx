import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { discardSite, scheduleSite, unpublishSite } from '#/data/sites/sites.queries.ts';
import type { SiteActProps } from '#/features/onepage/publish/publish-dialog.tsx';
import { DraftActFailure, useSavedDraft } from '#/features/onepage/publish/use-saved-draft.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';

/** Confirms withdrawing the site from the public. */
export function UnpublishDialog({ site, onClose }: SiteActProps) {
  const { api, username } = useSite();
  const toasts = useToast();
  const { mutateAsync } = useMutation(unpublishSite(api, username));
  const { host } = new URL(site.address);
  return (
    <AlertDialog
      action={<Trans>Unpublish</Trans>}
      description={
        <>
          <Trans>
            Visitors of <bdi dir="ltr">{host}</bdi> get a page that says that the site is not public.
          </Trans>{' '}
          <Plural one="It had # visit in 7 days." other="It had # visits in 7 days." value={site.visits7d} />{' '}
          <Trans>The draft and the versions stay.</Trans>
        </>
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>The site is no longer public</Trans> });
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <DraftActFailure reason={reason} />}
      title={<Trans>Unpublish the site?</Trans>}
    />
  );
}

/** Confirms replacing the draft by the published version. */
export function DiscardDialog({ site, onClose }: SiteActProps) {
  const context = useSite();
  const toasts = useToast();
  const saved = useSavedDraft(context);
  const { mutateAsync } = useMutation(discardSite(context.api, context.username));
  return (
    <AlertDialog
      action={<Trans>Discard changes</Trans>}
      description={
        <Plural
          one="# section or setting returns to the published version. This can’t be undone."
          other="# sections and settings return to the published version. This can’t be undone."
          value={site.changes ?? 0}
        />
      }
      onConfirm={async () => {
        await saved(mutateAsync);
        toasts.show({ tone: 'success', title: <Trans>The changes were discarded</Trans> });
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <DraftActFailure reason={reason} />}
      title={<Trans>Discard the changes?</Trans>}
    />
  );
}

/** Confirms cancelling a scheduled publication. */
export function UnscheduleDialog({ onClose }: SiteActProps) {
  const context = useSite();
  const toasts = useToast();
  const saved = useSavedDraft(context);
  const { mutateAsync } = useMutation(scheduleSite(context.api, context.username));
  return (
    <AlertDialog
      action={<Trans>Cancel the schedule</Trans>}
      cancel={<Trans>Keep it</Trans>}
      description={<Trans>The draft stays as it is, and is not published by itself.</Trans>}
      onConfirm={async () => {
        await saved((version) => mutateAsync({ publishAt: null, version }));
        toasts.show({ tone: 'success', title: <Trans>The schedule was cancelled</Trans> });
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <DraftActFailure reason={reason} />}
      title={<Trans>Cancel the schedule?</Trans>}
    />
  );
}
