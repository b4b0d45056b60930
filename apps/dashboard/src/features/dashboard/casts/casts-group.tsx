import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CastOverviewList, Product, StationOverviewList } from '@unmuted/api';
import { CardFailed, CardSkeleton } from '@unmuted/ui/card';
import { SectionHeader } from '@unmuted/ui/section-header';
import type { ReactNode } from 'react';
import { groupAnchors, productAnchor } from '#/components/app-nav/dashboard-anchors.ts';
import { CastCard } from '#/features/dashboard/casts/cast-card.tsx';
import { StationCard } from '#/features/dashboard/casts/station-card.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface CastsGroupProps {
  products: UseQueryResult<Product[]>;
  overview: Pick<UseQueryResult<CastOverviewList>, 'data' | 'isPending'>;
  stations: Pick<UseQueryResult<StationOverviewList>, 'data' | 'isPending'>;
  isStale: boolean;
  timeZone: string | undefined;
}

/** Casts and stations as cards with live data. Renders nothing without any: see `EmptyGroups`. */
export function CastsGroup(props: CastsGroupProps) {
  const formats = useFormats();
  const { data } = props.products;
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby={groupAnchors.casts}>
      <SectionHeader
        title={
          <span id={groupAnchors.casts} className="scroll-mt-6">
            <Trans>Casts and stations</Trans>
          </span>
        }
        count={data && formats.number(data.length)}
      />
      <Cards {...props} />
    </section>
  );
}

function Cards({ products, overview, stations, isStale, timeZone }: CastsGroupProps) {
  const { i18n } = useLingui();
  const { data, error, isPending } = products;
  if (isPending)
    return (
      <Grid>
        {['first', 'second', 'third'].map((key) => (
          <li key={key}>
            <CardSkeleton />
          </li>
        ))}
      </Grid>
    );
  if (!data)
    return (
      <CardFailed
        title={<Trans>Couldn’t load casts and stations</Trans>}
        description={errorText(i18n, error)}
        retrying={products.isFetching}
        onRetry={() => void products.refetch()}
      />
    );
  return (
    <Grid>
      {data.map((product) => (
        <li
          key={product.id}
          className="min-w-0 scroll-mt-6 rounded-card"
          id={productAnchor('casts', product.id)}
        >
          {product.type === 'cast' ? (
            <CastCard
              cast={product}
              overview={overview.data?.items.find(({ now }) => now.username === product.username)}
              isPending={overview.isPending}
              isStale={isStale}
              hasEngine={overview.data?.engine.state !== 'off'}
              timeZone={timeZone}
            />
          ) : (
            <StationCard
              station={product}
              overview={stations.data?.items.find(({ id }) => id === product.stationId)}
              isPending={stations.isPending}
              isStale={isStale}
              timeZone={timeZone}
            />
          )}
        </li>
      ))}
    </Grid>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-4">{children}</ul>
  );
}
