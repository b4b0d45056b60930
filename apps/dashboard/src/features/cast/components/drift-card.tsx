import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DirectoryDrift } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Ago } from '#/features/cast/components/ago.tsx';
import { DirectoryCheck } from '#/features/cast/components/directory-check.tsx';
import { DriftEntry } from '#/features/cast/components/drift-entry.tsx';
import { DriftHelp } from '#/features/cast/components/drift-help.tsx';

export interface DriftCardProps {
  drift: DirectoryDrift;
  /** It is being asked right now. */
  isAsking: boolean;
  isFixed: boolean;
}

/** What a directory shows of the cast against what the cast says of itself. */
export function DriftCard({ drift, isAsking, isFixed }: DriftCardProps) {
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
                Compared with what the cast says of itself, <Ago at={lookedAt} />
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
            <DriftEntry entry={entry} key={entry.id} />
          ))}
          {entries.some(({ isOurs, differences }) => isOurs && differences.length > 0) && <DriftHelp />}
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
