import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SilenceWatch } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { VerdictPill } from '#/components/silence/verdict-pill.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { silenceQuery } from '#/data/silence/silence.queries.ts';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { StationLink } from '#/features/station/shell/station-link.tsx';

/** Whether somebody listens for silence, what is heard, and the way to its page. */
export function SilenceCard() {
  const { t } = useLingui();
  const { api, id } = useStationContext();
  const query = useQuery(silenceQuery(api, id));
  useLiveTopics(query.data ? [`silence:${id}` as const] : []);
  return (
    <Card asChild>
      <section aria-label={t`Silence detection`}>
        <QueryContent
          failedTitle={<Trans>Couldn’t load silence detection</Trans>}
          query={query}
          skeleton={<RowsSkeleton count={1} />}
        >
          {(watch) => (
            <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-(--card-pad) py-3">
              <h2 className="text-16 font-semibold tracking-16">
                <Trans>Silence detection</Trans>
              </h2>
              <VerdictPill verdict={watch.verdict} />
              <p className="min-w-40 flex-1 text-13 text-fg-muted">
                <Summary watch={watch} />
              </p>
              <Button asChild size="sm">
                <StationLink page="silence">
                  {watch.settings.isEnabled ? <Trans>Open</Trans> : <Trans>Turn it on</Trans>}
                </StationLink>
              </Button>
            </div>
          )}
        </QueryContent>
      </section>
    </Card>
  );
}

function Summary({
  watch: { settings, lastIncidentEndedAt, recipients, timeZone },
}: {
  watch: SilenceWatch;
}) {
  if (!settings.isEnabled) return <Trans>Nobody is told when there is no sound.</Trans>;
  if (recipients === 0) return <Trans>It is on, but nobody is told yet.</Trans>;
  if (lastIncidentEndedAt === null) return <Trans>No alarm was raised so far.</Trans>;
  return (
    <Trans>
      Last alarm until <Timestamp at={lastIncidentEndedAt} timeZone={timeZone} />
    </Trans>
  );
}
