import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Site, SiteChecks } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { publishSite, siteChecksQuery } from '#/data/sites/sites.queries.ts';
import { DraftActFailure, useSavedDraft } from '#/features/onepage/publish/use-saved-draft.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';

export interface SiteActProps {
  site: Site;
  onClose: () => void;
}

/** Confirms publishing: what changes, where, and what the checks found. */
export function PublishDialog({ site, onClose }: SiteActProps) {
  const context = useSite();
  const { api, username } = context;
  const toasts = useToast();
  const saved = useSavedDraft(context);
  const { mutateAsync } = useMutation(publishSite(api, username));
  const checks = useQuery(siteChecksQuery(api, username, site.version));
  const { host } = new URL(site.address);
  return (
    <AlertDialog
      action={<Trans context="a site">Publish</Trans>}
      description={
        site.changes === null ? (
          <Trans>
            The page becomes public at <bdi dir="ltr">{host}</bdi>.
          </Trans>
        ) : (
          <>
            <Plural
              one="# section or setting changes"
              other="# sections and settings change"
              value={site.changes}
            />{' '}
            <Trans>
              at <bdi dir="ltr">{host}</bdi>. The version that is public now stays in the history.
            </Trans>
          </>
        )
      }
      onConfirm={async () => {
        await saved(mutateAsync);
        toasts.show({ tone: 'success', title: <Trans>The site was published</Trans> });
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <DraftActFailure reason={reason} />}
      title={<Trans>Publish the site?</Trans>}
      tone="primary"
    >
      <HiddenCode site={site} />
      {checks.data && checks.data.problems.length > 0 && <Problems problems={checks.data.problems} />}
    </AlertDialog>
  );
}

/** Code that the provider no longer allows: what the public page shows instead. Renders nothing for others. */
function HiddenCode({ site: { facts, draft } }: Pick<SiteActProps, 'site'>) {
  const isHidden = draft.sections.some(({ type, isOn }) => type === 'code' && isOn) && !facts.allowsCode;
  if (!isHidden) return null;
  return (
    <Alert silent title={<Trans>Visitors don’t see your custom code</Trans>} tone="warning">
      <Trans>
        Your provider doesn’t allow custom code on this site. Sections with code stay in the draft, and the
        page leaves them out. New or changed code can’t be published.
      </Trans>
    </Alert>
  );
}

function Problems({ problems }: Pick<SiteChecks, 'problems'>) {
  const isSilent = problems.some(({ code }) => code === 'stream_missing' || code === 'stream_insecure');
  const count = problems.reduce((sum, problem) => sum + problem.count, 0);
  return (
    <Alert
      silent
      title={
        isSilent ? (
          <Trans>Visitors can’t listen</Trans>
        ) : (
          <Plural one="The checks found # problem" other="The checks found # problems" value={count} />
        )
      }
      tone={isSilent ? 'danger' : 'warning'}
    >
      {isSilent ? (
        <Trans>The stream is missing or not encrypted. You can publish all the same.</Trans>
      ) : (
        <Trans>They are listed below the editor. You can publish all the same.</Trans>
      )}
    </Alert>
  );
}
