import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { NowPlayingFleet } from '@unmuted/api';
import { CardFailed } from '@unmuted/ui/card';
import type { ReactNode } from 'react';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { ReadTextsCard } from '#/features/admin/now-playing/read-texts-card.tsx';
import { TextsChart } from '#/features/admin/now-playing/texts-chart.tsx';
import { UnparsedCard, type UnparsedCardProps } from '#/features/admin/now-playing/unparsed-card.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

export interface NowPlayingSummaryProps extends Pick<UnparsedCardProps, 'rules' | 'onAdd'> {
  query: Pick<UseQueryResult<NowPlayingFleet>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The list of stations, between the figures and the texts. */
  children: ReactNode;
}

/** How well the texts are read: figures above the list of stations, and the unread texts below it. */
export function NowPlayingSummary({ query, children, ...card }: NowPlayingSummaryProps) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = query;
  if (error && !data)
    return (
      <>
        <CardFailed
          description={errorText(i18n, error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          title={<Trans>Couldn’t load the figures</Trans>}
        />
        {children}
      </>
    );
  return (
    <>
      <div className="grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {data ? <TextsChart hours={data.hours} /> : <RowsSkeleton count={4} hasTitle />}
        {data ? <ReadTextsCard day={data.day} /> : <RowsSkeleton count={4} hasTitle />}
      </div>
      {children}
      {data ? <UnparsedCard unparsed={data.unparsed} {...card} /> : <RowsSkeleton count={4} hasTitle />}
    </>
  );
}
