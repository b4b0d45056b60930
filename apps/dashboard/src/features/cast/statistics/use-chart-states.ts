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

interface ChartNames {
  /** Title of the error state. */
  readonly title: string;
  /** Name of the data, for the exported file. */
  readonly name: string;
}

type Faces = Pick<ChartProps, 'loading' | 'failed' | 'fileName' | 'aria-busy' | 'className'>;

/** Returns the chart states of a query. Loaded data stays visible when a refetch fails. */
export function useChartStates() {
  const { i18n } = useLingui();
  const { username } = useCastContext();
  return <Data extends Answer>(query: UseQueryResult<Data>, { title, name }: ChartNames): Faces => {
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

/** First and last day, in a language-independent format. */
function daysOf({ from, to, timeZone }: Answer): string {
  return `${dayOf(new Date(from), timeZone)} ${dayOf(new Date(Date.parse(to) - 1), timeZone)}`;
}
