import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients, StationTimeline, StreamState } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { type RibbonState, StatusRibbon } from '@unmuted/ui/status-ribbon';
import { useMemo } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { stationTimelineQuery } from '#/data/stations/stations.queries.ts';
import { eventTexts } from '#/i18n/event.messages.ts';
import { errorText } from '#/i18n/notice.messages.ts';

const ribbonStates: Record<StreamState, RibbonState> = {
  on_air: 'live',
  off_air: 'off-air',
  refused: 'off-air',
  unreachable: 'off-air',
  not_audio: 'off-air',
  paused: 'suspended',
  suspended: 'suspended',
  unknown: 'no-data',
};

interface TimelineCardProps {
  api: ApiClients;
  id: string;
  timeZone: string;
}

/** The recorded states and the changes of the last seven days. */
export function TimelineCard({ api, id, timeZone }: TimelineCardProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
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
    <Card>
      <CardBody className="grid gap-4">
        <StatusRibbon
          title={data ? title(data) : t`Last seven days`}
          description={t`Recorded by the checks, last 7 days`}
          segments={segments}
          from={Date.parse(data?.from ?? '')}
          to={Date.parse(data?.to ?? '')}
          names={{
            live: t`On air`,
            'off-air': t`Off air or unreachable`,
            suspended: t`Paused`,
            'no-data': t`Not checked`,
          }}
          timeZone={timeZone}
          loading={query.isPending}
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
        />
        {data && data.changes.length > 0 && (
          <section aria-label={t`Changes`}>
            <h3 className="pb-1 text-13 font-medium">
              <Plural value={data.changes.length} one="# change" other="# changes" />
            </h3>
            <ul className="grid gap-1 text-13">
              {data.changes.slice(0, 10).map(({ at, action, by }) => (
                <li className="flex flex-wrap gap-x-3" key={`${at}${action}`}>
                  <Timestamp at={at} timeZone={timeZone} />
                  <span>{i18n._(eventTexts[action])}</span>
                  <span className="text-fg-muted">
                    {by === null ? <Trans>by support</Trans> : <bdi>{by}</bdi>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </CardBody>
    </Card>
  );
}

/** How often the stream was not heard in the recorded time. */
function useTitle(): (timeline: StationTimeline) => string {
  const { t } = useWords();
  return ({ spans }) => {
    if (spans.length === 0) return t`Nothing recorded yet`;
    const breaks = spans.filter(({ state }) => ribbonStates[state] === 'off-air').length;
    if (breaks === 0) return t`Without interruption (in recorded time)`;
    return t`${plural(breaks, { one: '# interruption in seven days', other: '# interruptions in seven days' })}`;
  };
}
