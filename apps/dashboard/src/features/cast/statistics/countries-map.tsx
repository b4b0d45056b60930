import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { StatisticsBreakdown } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { WorldMap } from '@unmuted/ui/world-map';
import { useMemo } from 'react';
import { useBreakdownMessages } from '#/features/cast/statistics/breakdown.messages.ts';
import { hoursOf, legibleHours } from '#/features/cast/statistics/breakdown-lines.ts';
import { usePeriodMessages } from '#/features/cast/statistics/period.messages.ts';
import { useChartStates } from '#/features/cast/statistics/use-chart-states.ts';

/** Listening by country. */
export function CountriesMap({ query }: { query: UseQueryResult<StatisticsBreakdown> }) {
  const { t } = useLingui();
  const faces = useChartStates();
  const periodOf = usePeriodMessages();
  const { empty } = useBreakdownMessages(query.data);
  const values = useMemo(
    () =>
      (query.data?.items ?? []).flatMap((line) =>
        line.value === null ? [] : [{ code: line.value, value: legibleHours(hoursOf(line)) }],
      ),
    [query.data],
  );
  const period = query.data && periodOf(query.data);
  return (
    <Card>
      <CardBody>
        <WorldMap
          {...faces(query, { title: t`Couldn’t load the countries`, name: 'map' })}
          description={period ? t`Listening hours by country, ${period}` : t`Listening hours by country`}
          empty={empty}
          title={t`Where people listened`}
          unit={t({ message: 'h', context: 'unit: hours' })}
          values={values}
        />
      </CardBody>
    </Card>
  );
}
