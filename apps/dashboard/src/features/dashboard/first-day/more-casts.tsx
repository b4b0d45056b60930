import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClients, ProductRequest } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { PlusIcon } from '@unmuted/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { listKeys } from '#/data/lists/lists.queries.ts';
import { ownRequestsQuery } from '#/data/product-requests/product-requests.queries.ts';
import { NoStationCard } from '#/features/dashboard/first-day/no-station-card.tsx';
import { RequestStation } from '#/features/dashboard/first-day/request-station.tsx';
import { RequestsCard } from '#/features/dashboard/first-day/requests-card.tsx';

// Contains a form, which most visits do not need.
const PlansCard = lazySection(
  async () => (await import('#/features/dashboard/first-day/plans-card.tsx')).PlansCard,
  <RowsSkeleton count={3} hasTitle />,
);

export interface MoreCastsProps {
  api: ApiClients;
  /** Null while the products are not known. */
  hasStations: boolean | null;
}

/** Requests that wait for an answer, the plans for another cast on demand, and the request for a station. */
export function MoreCasts({ api, hasStations }: MoreCastsProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { data } = useQuery(ownRequestsQuery(api));
  const requests = data?.items ?? [];
  useNewProducts(data?.items);
  return (
    <div className="mt-6 grid gap-4 md:gap-6">
      {requests.some(({ state }) => state === 'pending') && <RequestsCard api={api} isPendingOnly />}
      {hasStations === false && <NoStationCard api={api} />}
      {isChoosing && <PlansCard api={api} />}
      {(!isChoosing || hasStations) && (
        <div className="flex flex-wrap gap-3">
          {!isChoosing && (
            <Button onClick={() => setIsChoosing(true)}>
              <PlusIcon />
              <Trans>Request another cast</Trans>
            </Button>
          )}
          {hasStations && <RequestStation api={api} />}
        </div>
      )}
    </div>
  );
}

/** A request that was approved meanwhile has a product that the lists do not show yet. */
function useNewProducts(requests: readonly ProductRequest[] | undefined) {
  const client = useQueryClient();
  const approved = requests?.filter(({ state }) => state === 'approved').length;
  const known = useRef(approved);
  useEffect(() => {
    if (approved === undefined) return;
    if (known.current !== undefined && approved > known.current)
      void client.invalidateQueries({ queryKey: listKeys.products });
    known.current = approved;
  }, [client, approved]);
}
