import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListingMismatch } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { DirectoryCheck } from '#/features/cast/directories/directory-check.tsx';
import { ExternalLink } from '#/features/cast/directories/external-link.tsx';
import { ListingMismatchEntry } from '#/features/cast/directories/listing-mismatch-entry.tsx';
import { TimeAgo } from '#/features/cast/shell/time-ago.tsx';

export interface ListingMismatchCardProps {
  drift: ListingMismatch;
  /** A check is running. */
  isChecking: boolean;
  isFixed: boolean;
}

/** Compares a directory’s entries with the cast’s settings. */
export function ListingMismatchCard({ drift, isChecking, isFixed }: ListingMismatchCardProps) {
  const { t } = useLingui();
  const { directory: id, name, state, checkedAt, entries } = drift;
  const ours = entries.filter(({ isOurs }) => isOurs).length;
  return (
    <Card asChild>
      <section aria-label={t`Listing on ${name}`}>
        <CardHeader
          description={
            checkedAt === null ? (
              <Trans>Compared with your cast’s settings.</Trans>
            ) : (
              <Trans>
                Compared with your cast’s settings, <TimeAgo at={checkedAt} />
              </Trans>
            )
          }
          title={
            <Trans>
              Listing on <bdi>{name}</bdi>
            </Trans>
          }
        />
        <CardBody className="grid gap-4">
          {state === 'unreachable' && (
            <Alert silent tone="warning" title={<Trans>No response</Trans>}>
              {entries.length > 0 ? (
                <Trans>Showing the last known entries.</Trans>
              ) : (
                <Trans>Its entries are unknown.</Trans>
              )}
            </Alert>
          )}
          {ours > 1 && (
            <Alert silent tone="warning" title={<Trans>Duplicate entries</Trans>}>
              <Plural
                value={ours}
                one="# entry points to this cast."
                other="# entries point to this cast, so clicks and votes are split between them."
              />
            </Alert>
          )}
          {entries.map((entry) => (
            <ListingMismatchEntry entry={entry} key={entry.id} />
          ))}
          {entries.some(({ isOurs, differences }) => isOurs && differences.length > 0) && (
            <ListingMismatchHelp />
          )}
          <NoEntries state={state} isEmpty={entries.length === 0} />
          {state !== 'not_configured' && (
            <DirectoryCheck directory={{ id, name, isChecking }} isFixed={isFixed}>
              <Trans>Search now</Trans>
            </DirectoryCheck>
          )}
        </CardBody>
      </section>
    </Card>
  );
}

function NoEntries({ state, isEmpty }: { state: ListingMismatch['state']; isEmpty: boolean }) {
  if (state === 'not_configured')
    return (
      <EmptyState
        title={<Trans>Not configured</Trans>}
        description={<Trans>Not configured by your provider.</Trans>}
      />
    );
  if (state === 'not_checked') return <EmptyState title={<Trans>Not checked yet</Trans>} />;
  if (state === 'checked' && isEmpty)
    return (
      <EmptyState
        title={<Trans>The cast isn’t listed there</Trans>}
        description={<Trans>No entry matches the cast’s name or URL.</Trans>}
      />
    );
  return null;
}

/** Explains how to change entries that can’t be edited. */
function ListingMismatchHelp() {
  return (
    <p className="text-13 text-fg-muted wrap-anywhere">
      <Trans>
        Entries there can’t be edited by hand; they follow your stream’s headers. Set the headers above in
        your encoder, together with <code className="font-mono text-fg">icy-version: 2</code> and{' '}
        <code className="font-mono text-fg">icy-index-metadata: 1</code>; both are required.
      </Trans>{' '}
      <ExternalLink href="https://www.stream-meta.info">stream-meta.info</ExternalLink>
    </p>
  );
}
