import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SiteVersion } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { Drawer, DrawerBody, DrawerContent } from '@unmuted/ui/drawer';
import { EmptyState } from '@unmuted/ui/empty-state';
import { formatBytes } from '@unmuted/ui/quantity';
import { useToast } from '@unmuted/ui/toast';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { restoreSite, siteVersionsQuery } from '#/data/sites/sites.queries.ts';
import type { SiteActProps } from '#/features/onepage/publish/publish-dialog.tsx';
import { DraftActFailure, useSavedDraft } from '#/features/onepage/publish/use-saved-draft.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';

/** The published versions, latest first. Each can replace the draft. */
export function VersionsDrawer({ onClose }: SiteActProps) {
  const { api, username } = useSite();
  const versions = useQuery(siteVersionsQuery(api, username));
  return (
    <Drawer onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DrawerContent
        description={<Trans>Restoring replaces the draft; the public page stays until you publish.</Trans>}
        title={<Trans>Version history</Trans>}
      >
        <DrawerBody className="overflow-y-auto">
          <QueryContent
            failedTitle={<Trans>Couldn’t load the versions</Trans>}
            query={versions}
            skeleton={<RowsSkeleton count={4} />}
          >
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState
                  description={<Trans>Each publication adds one.</Trans>}
                  title={<Trans>No version yet</Trans>}
                />
              ) : (
                <ol className="grid gap-4">
                  {items.map((version) => (
                    <Version key={version.number} onClose={onClose} version={version} />
                  ))}
                </ol>
              )
            }
          </QueryContent>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

function Version({ version, onClose }: { version: SiteVersion; onClose: () => void }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { timeZone, canEdit } = useSite();
  const { number, publishedAt, publishedBy, languages, sections, bytes, isPublic } = version;
  const size = formatBytes(i18n.locale, bytes);
  const codes = languages.map((each) => each.toUpperCase()).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-border pb-4 last:border-b-0">
      <div className="min-w-0 text-14">
        <p className="font-medium">
          <Trans>Version {number}</Trans>{' '}
          {isPublic && (
            <Badge>
              <Trans context="a version">Public</Trans>
            </Badge>
          )}
        </p>
        <p className="text-13 text-fg-muted">
          <Timestamp at={publishedAt} timeZone={timeZone} /> ·{' '}
          {publishedBy === null ? <Trans>scheduled</Trans> : <bdi>{publishedBy}</bdi>}
        </p>
        <p className="text-13 text-fg-muted">
          <Plural one="# section" other="# sections" value={sections} /> · {codes} · {size}
        </p>
      </div>
      {canEdit && <Restore name={t`Version ${number}`} number={number} onClose={onClose} />}
    </li>
  );
}

function Restore({ number, name, onClose }: { number: number; name: string; onClose: () => void }) {
  const { t } = useWords();
  const context = useSite();
  const toasts = useToast();
  const saved = useSavedDraft(context);
  const { mutateAsync } = useMutation(restoreSite(context.api, context.username));
  return (
    <AlertDialog
      action={<Trans>Restore</Trans>}
      description={<Trans>The draft is replaced. What is not published in it is lost.</Trans>}
      onConfirm={async () => {
        await saved((version) => mutateAsync({ number, version }));
        toasts.show({ tone: 'success', title: <Trans>{name} is the draft now</Trans> });
        onClose();
      }}
      renderError={(reason) => <DraftActFailure reason={reason} />}
      title={<Trans>Replace the draft by {name}?</Trans>}
      trigger={
        <Button aria-label={t`Restore ${name}`} size="sm">
          <Trans>Restore</Trans>
        </Button>
      }
    />
  );
}
