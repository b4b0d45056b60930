import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { SilenceStats } from '@unmuted/api';
import type { ChartProps } from '@unmuted/ui/chart-frame';
import { errorText } from '#/i18n/notice.messages.ts';

type Faces = Pick<ChartProps, 'loading' | 'failed' | 'fileName' | 'aria-busy'>;

/** The states of a chart over the figures. Loaded data stays visible when a refetch fails. */
export function useStatsFaces(query: UseQueryResult<SilenceStats>) {
  const { i18n } = useLingui();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  return (failedTitle: string, name: string): Faces => ({
    loading: !data && !error,
    ...(isPlaceholderData && { 'aria-busy': true }),
    ...(!data &&
      error && {
        failed: {
          title: failedTitle,
          description: errorText(i18n, error),
          onRetry: () => void refetch(),
          retrying: isFetching,
        },
      }),
    ...(data && { fileName: `silence ${name} ${data.from.slice(0, 10)} ${data.to.slice(0, 10)}` }),
  });
}
