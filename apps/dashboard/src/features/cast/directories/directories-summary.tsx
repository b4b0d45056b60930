import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Directory } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { Link } from '@unmuted/ui/link';
import { StatusIcon } from '@unmuted/ui/status-pill';
import { countDirectories, type NextStep } from '#/features/cast/directories/directory-counts.ts';
import { listingAnchor } from '#/features/cast/directories/listing-anchor.ts';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';

export interface DirectoriesSummaryProps {
  directories: readonly Directory[];
  /** Undefined while the listing is unknown. */
  isPublic: boolean | undefined;
}

/** The number of listings and the next step. */
export function DirectoriesSummary({ directories, isPublic }: DirectoriesSummaryProps) {
  const { t } = useLingui();
  const { listed, wanted, next } = countDirectories(directories, isPublic);
  const isAll = wanted > 0 && listed === wanted;
  return (
    <Card asChild>
      <section aria-label={t`Directory listing status`}>
        <CardBody className="flex items-start gap-4">
          <StatusIcon
            className={`mt-1 size-5 flex-none ${isAll ? 'text-live-text' : 'text-fg-muted'}`}
            status={isAll ? 'passed' : wanted === 0 ? 'suspended' : 'pending'}
          />
          <div aria-live="polite" className="min-w-0">
            <h2 className="text-20 font-title wrap-anywhere">
              {wanted === 0 ? (
                <Trans>Not listed in any directory yet</Trans>
              ) : (
                <Plural
                  value={wanted}
                  one={`Listed in ${listed} of # selected directory`}
                  other={`Listed in ${listed} of # selected directories`}
                />
              )}
            </h2>
            <p className="mt-1 text-fg-muted wrap-anywhere">
              <NextStepMessage next={next} />
            </p>
          </div>
        </CardBody>
      </section>
    </Card>
  );
}

function NextStepMessage({ next }: { next: NextStep }) {
  const { isNeverOnAir } = useCastStatus();
  const name = 'directory' in next ? <bdi>{next.directory.name}</bdi> : null;
  switch (next.kind) {
    case 'public':
      return (
        <Trans>
          The listing isn’t public, so it isn’t announced to directories. Make it public in the{' '}
          <Link href={`#${listingAnchor}`}>listing profile</Link>.
        </Trans>
      );
    case 'refused':
      return <Trans>{name} rejected this cast. See its response below and check your stream.</Trans>;
    case 'unreachable':
      return <Trans>{name} isn’t responding. Retrying automatically.</Trans>;
    case 'on_air':
      return isNeverOnAir ? (
        <Trans>This cast hasn’t been on air yet. Directories list it once it is.</Trans>
      ) : (
        <Trans>The cast is off air. Directories list it again once it is on air.</Trans>
      );
    case 'not_found':
      return <Trans>Not listed on {name} yet.</Trans>;
    case 'waits':
      return <Trans>Waiting for {name} to respond. No action needed.</Trans>;
    case 'begin':
      return <Trans>Fill in the listing profile, check your stream, and turn on a directory.</Trans>;
    case 'not_configured':
      return (
        <Trans>
          Your provider hasn’t configured any automatic directories. You can submit to the others manually
          below.
        </Trans>
      );
    case 'none':
      return <Trans>No action needed.</Trans>;
  }
}
