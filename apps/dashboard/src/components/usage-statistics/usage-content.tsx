import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';

export interface UsageContentProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch' | 'isPlaceholderData'>;
  /** Replaces the figures while there are none; null if there are some. */
  emptyOf: (statistics: Data) => ReactNode;
  children: (statistics: Data) => ReactNode;
}

/** The statistics of a period, which stay dimmed while those of another one load. */
export function UsageContent<Data>({ query, emptyOf, children }: UsageContentProps<Data>) {
  const isBusy = query.isPlaceholderData;
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the statistics</Trans>}
      query={query}
      skeleton={<UsageSkeleton />}
    >
      {(statistics) =>
        emptyOf(statistics) ?? (
          <div
            aria-busy={isBusy || undefined}
            className={`grid gap-4 md:gap-6 ${isBusy ? 'opacity-60 transition-opacity' : ''}`}
          >
            {children(statistics)}
          </div>
        )
      }
    </QueryContent>
  );
}

/** Figures and a chart that load. */
export function UsageSkeleton() {
  return (
    <>
      <RowsSkeleton count={2} hasTitle />
      <RowsSkeleton count={5} hasTitle />
    </>
  );
}
