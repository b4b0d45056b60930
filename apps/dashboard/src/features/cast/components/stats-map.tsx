import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { StatisticsBreakdown } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { WorldMap } from '@unmuted/ui/world-map';
import { useMemo } from 'react';
import { hoursOf, legibleHours } from '#/features/cast/statistics-lines.ts';
import { useBreakdownWords } from '#/features/cast/use-breakdown-words.ts';
import { useChartFaces } from '#/features/cast/use-chart-faces.ts';
import { usePeriodWords } from '#/features/cast/use-period-words.ts';

/** Where people listened, by country. */
export function StatsMap({ query }: { query: UseQueryResult<StatisticsBreakdown> }) {
  const { t } = useLingui();
  const faces = useChartFaces();
  const periodOf = usePeriodWords();
  const { empty } = useBreakdownWords(query.data);
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
          {...faces(query, { title: t`The countries did not load`, name: 'map' })}
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
