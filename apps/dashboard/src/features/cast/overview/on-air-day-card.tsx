import { useLingui } from '@lingui/react';
import { Plural, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OnAirDay, OnAirSpan } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { type RibbonState, StatusRibbon } from '@unmuted/ui/status-ribbon';
import { memo, useMemo } from 'react';
import { onAirDayQuery } from '#/data/on-air/on-air.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const ribbonStates: Record<OnAirSpan['state'], RibbonState> = {
  on_air: 'live',
  off_air: 'off-air',
  suspended: 'suspended',
  unknown: 'no-data',
};

/** Gaps of a few minutes do not make a day incomplete. */
const nearlyAll = 0.99;

/** On-air, off-air and unknown time in the last 24 hours. */
export const OnAirDayCard = memo(function OnAirDayCard() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { api, username, timeZone } = useCastContext();
  const day = useQuery(onAirDayQuery(api, username));
  const title = useTitle();
  const segments = useMemo(() => day.data?.spans.map(toSegment) ?? [], [day.data]);
  const { from = '', to = '', reconnects = 0 } = day.data ?? {};
  const isUnknown = day.data !== undefined && day.data.onAirS + day.data.offAirS === 0;
  return (
    <Card>
      <CardBody>
        <StatusRibbon
          title={day.data ? title(day.data) : t`On air`}
          description={t`Source, last 24 h`}
          segments={segments}
          from={Date.parse(from)}
          to={Date.parse(to)}
          names={{
            live: t`On air`,
            'off-air': t`Off air`,
            suspended: t`Suspended`,
            'no-data': t`Unknown`,
          }}
          timeZone={timeZone}
          note={
            isUnknown ? undefined : (
              <Plural value={reconnects} _0="No reconnects" one="# reconnect" other="# reconnects" />
            )
          }
          loading={day.isPending}
          failed={
            day.isError && !day.data
              ? {
                  title: t`Couldn’t load on-air times`,
                  description: errorText(i18n, day.error),
                  onRetry: () => void day.refetch(),
                  retrying: day.isFetching,
                }
              : undefined
          }
        />
      </CardBody>
    </Card>
  );
});

const toSegment = ({ state, from, to }: OnAirSpan) => ({
  from: Date.parse(from),
  to: Date.parse(to),
  state: ribbonStates[state],
});

/** Summarizes the known part of the day. */
function useTitle(): (day: OnAirDay) => string {
  const { t } = useWords();
  const formats = useFormats();
  return ({ from, to, spans, onAirS, offAirS }) => {
    const knownS = onAirS + offAirS;
    const isSuspended = spans.some(({ state }) => state === 'suspended');
    if (knownS === 0) return isSuspended ? t`Suspended in the last 24 h` : t`On-air times unavailable`;
    const onAir = formats.duration(onAirS);
    if (knownS >= ((Date.parse(to) - Date.parse(from)) / 1000) * nearlyAll)
      return t`On air for ${onAir} of the last 24 h`;
    if (offAirS === 0) return t`Continuously on air (in recorded time)`;
    const known = formats.duration(knownS);
    return t`On air for ${onAir} of ${known} with data`;
  };
}
