import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { StatisticsBreakdown } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { Histogram } from '@unmuted/ui/histogram';
import { useBreakdownMessages } from '#/features/cast/statistics/breakdown.messages.ts';
import { leftAtOnce } from '#/features/cast/statistics/breakdown-lines.ts';
import { useChartStates } from '#/features/cast/statistics/use-chart-states.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Distribution of session lengths across all starts. */
export function SessionLengths({ query }: { query: UseQueryResult<StatisticsBreakdown> }) {
  const { t } = useLingui();
  const formats = useFormats();
  const faces = useChartStates();
  const lengths = query.data;
  const words = useBreakdownMessages(lengths, 'starts');
  const labels: Record<string, string> = {
    '0-1': t({ message: '< 1 min', context: 'length of sessions' }),
    '1-5': t({ message: '1 to 5 min', context: 'length of sessions' }),
    '5-15': t({ message: '5 to 15 min', context: 'length of sessions' }),
    '15-60': t({ message: '15 to 60 min', context: 'length of sessions' }),
    '60-180': t({ message: '1 to 3 h', context: 'length of sessions' }),
    '180-': t({ message: '> 3 h', context: 'length of sessions' }),
  };
  const share = lengths ? leftAtOnce(lengths) : null;
  const left = formats.percent(share ?? 0);
  return (
    <Card>
      <CardBody>
        <Histogram
          {...faces(query, { title: t`Couldn’t load session lengths`, name: 'lengths' })}
          bins={(words.empty ? [] : (lengths?.items ?? [])).map(({ value, starts }, index) => ({
            id: value ?? '',
            label: labels[value ?? ''] ?? '',
            value: starts,
            // Starts below one minute do not count as active sessions.
            muted: index === 0 && lengths?.counting === 'active',
          }))}
          description={words.description}
          empty={words.empty}
          title={share === null ? t`Session length` : t`${left} of sessions end within a minute`}
          unit={t({ message: 'starts', context: 'unit after a number' })}
        />
      </CardBody>
    </Card>
  );
}
