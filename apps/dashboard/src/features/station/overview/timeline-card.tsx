import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { StationTimeline } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { StatusRibbon } from '@unmuted/ui/status-ribbon';
import { useMemo } from 'react';
import { stationTimelineQuery } from '#/data/stations/stations.queries.ts';
import { breaksOf, ribbonStates } from '#/features/station/overview/record-breaks.ts';
import { RecordEvents } from '#/features/station/overview/record-events.tsx';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';

interface TimelineCardProps {
  /** The engine reports the states; otherwise they are those of the checks. */
  isHosted: boolean;
  timeZone: string;
}

/** The recorded states of the last seven days, the interruptions and the changes. */
export function TimelineCard({ isHosted, timeZone }: TimelineCardProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { api, id } = useStationContext();
  const query = useQuery(stationTimelineQuery(api, id));
  const { data } = query;
  const segments = useMemo(
    () =>
      data?.spans.map(({ state, from, to }) => ({
        from: Date.parse(from),
        to: Date.parse(to),
        state: ribbonStates[state],
      })) ?? [],
    [data],
  );
  const title = useTitle();
  return (
    <Card asChild>
      <section aria-label={t`Last seven days`}>
        <CardBody>
          <StatusRibbon
            description={
              isHosted
                ? t`Reported by the streaming engine, last 7 days`
                : t`Recorded by the checks, last 7 days`
            }
            failed={
              query.isError && !data
                ? {
                    title: t`Couldn’t load the timeline`,
                    description: errorText(i18n, query.error),
                    onRetry: () => void query.refetch(),
                    retrying: query.isFetching,
                  }
                : undefined
            }
            from={Date.parse(data?.from ?? '')}
            loading={query.isPending}
            names={{
              live: t`On air`,
              'off-air': t`Off air or unreachable`,
              suspended: t`Paused`,
              'no-data': t`Not checked`,
            }}
            segments={segments}
            timeZone={timeZone}
            title={data ? title(data) : t`Last seven days`}
            to={Date.parse(data?.to ?? '')}
          />
        </CardBody>
        {data && <RecordEvents timeZone={timeZone} timeline={data} />}
      </section>
    </Card>
  );
}

/** How often the stream was not heard in the recorded time. */
function useTitle(): (timeline: StationTimeline) => string {
  const { t } = useWords();
  return ({ spans }) => {
    if (spans.length === 0) return t`Nothing recorded yet`;
    const { length } = breaksOf(spans);
    if (length === 0) return t`Without interruption (in recorded time)`;
    return t`${plural(length, { one: '# interruption in seven days', other: '# interruptions in seven days' })}`;
  };
}
