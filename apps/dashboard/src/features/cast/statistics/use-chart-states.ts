import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ChartProps } from '@unmuted/ui/chart-frame';
import { dayOf } from '@unmuted/ui/date-range-picker';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';

interface Answer {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

interface Told {
  /** What did not load. */
  readonly title: string;
  /** What the chart is of, in the name of a saved file. */
  readonly name: string;
}

type Faces = Pick<ChartProps, 'loading' | 'failed' | 'fileName' | 'aria-busy' | 'className'>;

/** The faces of a chart over one query. What was read once stays, also when reading it again fails. */
export function useChartStates() {
  const { i18n } = useLingui();
  const { username } = useCastContext();
  return <Data extends Answer>(query: UseQueryResult<Data>, { title, name }: Told): Faces => {
    const { data, error, isFetching, isPlaceholderData, refetch } = query;
    return {
      loading: !data && !error,
      ...(isPlaceholderData && { 'aria-busy': true, className: 'opacity-60 transition-opacity' }),
      ...(!data &&
        error && {
          failed: {
            title,
            description: errorText(i18n, error),
            onRetry: () => void refetch(),
            retrying: isFetching,
          },
        }),
      ...(data && { fileName: `${username} ${name} ${daysOf(data)}` }),
    };
  };
}

/** First and last day, the same in every language. */
function daysOf({ from, to, timeZone }: Answer): string {
  return `${dayOf(new Date(from), timeZone)} ${dayOf(new Date(Date.parse(to) - 1), timeZone)}`;
}
