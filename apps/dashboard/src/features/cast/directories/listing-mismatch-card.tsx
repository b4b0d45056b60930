import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DirectoryDrift } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { DirectoryCheck } from '#/features/cast/directories/directory-check.tsx';
import { ExternalLink } from '#/features/cast/directories/external-link.tsx';
import { ListingMismatchEntry } from '#/features/cast/directories/listing-mismatch-entry.tsx';
import { TimeAgo } from '#/features/cast/shell/time-ago.tsx';

export interface ListingMismatchCardProps {
  drift: DirectoryDrift;
  /** It is being asked right now. */
  isAsking: boolean;
  isFixed: boolean;
}

/** What a directory shows of the cast against what the cast says of itself. */
export function ListingMismatchCard({ drift, isAsking, isFixed }: ListingMismatchCardProps) {
  const { t } = useLingui();
  const { directory: id, name, state, lookedAt, entries } = drift;
  const ours = entries.filter(({ isOurs }) => isOurs).length;
  return (
    <Card asChild>
      <section aria-label={t`What ${name} shows`}>
        <CardHeader
          description={
            lookedAt === null ? (
              <Trans>Compared with what the cast says of itself.</Trans>
            ) : (
              <Trans>
                Compared with what the cast says of itself, <TimeAgo at={lookedAt} />
              </Trans>
            )
          }
          title={
            <Trans>
              What <bdi>{name}</bdi> shows
            </Trans>
          }
        />
        <CardBody className="grid gap-4">
          {state === 'unreachable' && (
            <Alert silent tone="warning" title={<Trans>It did not answer</Trans>}>
              {entries.length > 0 ? (
                <Trans>Below is what it showed before.</Trans>
              ) : (
                <Trans>So nothing is known of what it shows.</Trans>
              )}
            </Alert>
          )}
          {ours > 1 && (
            <Alert silent tone="warning" title={<Trans>The cast is there more than once</Trans>}>
              <Plural
                value={ours}
                one="# entry has an address of this cast."
                other="# entries have an address of this cast: clicks and votes are divided between them."
              />
            </Alert>
          )}
          {entries.map((entry) => (
            <ListingMismatchEntry entry={entry} key={entry.id} />
          ))}
          {entries.some(({ isOurs, differences }) => isOurs && differences.length > 0) && (
            <ListingMismatchHelp />
          )}
          <Nothing state={state} isEmpty={entries.length === 0} />
          {state !== 'not_configured' && (
            <DirectoryCheck directory={{ id, name, isAsking }} isFixed={isFixed}>
              <Trans>Look for it now</Trans>
            </DirectoryCheck>
          )}
        </CardBody>
      </section>
    </Card>
  );
}

function Nothing({ state, isEmpty }: { state: DirectoryDrift['state']; isEmpty: boolean }) {
  if (state === 'not_configured')
    return (
      <EmptyState
        title={<Trans>Not set up</Trans>}
        description={
          <Trans>Your provider has not set it up, so nothing is sent there and nothing asked.</Trans>
        }
      />
    );
  if (state === 'not_looked') return <EmptyState title={<Trans>Nobody has looked there yet</Trans>} />;
  if (state === 'looked' && isEmpty)
    return (
      <EmptyState
        title={<Trans>The cast is not there</Trans>}
        description={<Trans>No entry has its name or one of its addresses.</Trans>}
      />
    );
  return null;
}

/** How an entry is changed that nobody can edit there. */
function ListingMismatchHelp() {
  return (
    <p className="text-13 text-fg-muted wrap-anywhere">
      <Trans>
        Nobody can edit an entry there: it follows the headers of the stream. Set those named above in your
        encoder, and besides <code className="font-mono text-fg">icy-version: 2</code> and{' '}
        <code className="font-mono text-fg">icy-index-metadata: 1</code>: without both nothing is taken over.
      </Trans>{' '}
      <ExternalLink href="https://www.stream-meta.info">stream-meta.info</ExternalLink>
    </p>
  );
}
