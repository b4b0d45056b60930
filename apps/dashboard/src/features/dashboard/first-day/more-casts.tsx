import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { PlusIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { ownRequestsQuery } from '#/data/product-requests/product-requests.queries.ts';
import { RequestsCard } from '#/features/dashboard/first-day/requests-card.tsx';

// Contains a form, which most visits do not need.
const PlansCard = lazySection(
  async () => (await import('#/features/dashboard/first-day/plans-card.tsx')).PlansCard,
  <RowsSkeleton count={3} hasTitle />,
);

/** Requests that wait for an answer, and the plans for another cast on demand. */
export function MoreCasts({ api }: { api: ApiClients }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const requests = useQuery(ownRequestsQuery(api)).data?.items ?? [];
  return (
    <div className="mt-6 grid gap-4 md:gap-6">
      {requests.some(({ state }) => state === 'pending') && <RequestsCard api={api} isPendingOnly />}
      {isChoosing ? (
        <PlansCard api={api} />
      ) : (
        <Button className="justify-self-start" onClick={() => setIsChoosing(true)}>
          <PlusIcon />
          <Trans>Request another cast</Trans>
        </Button>
      )}
    </div>
  );
}
