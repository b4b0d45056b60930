import { Trans } from '@lingui/react/macro';
import type { ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { PlusIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { PlansCard } from '#/features/dashboard/first-day/plans-card.tsx';
import { RequestsCard } from '#/features/dashboard/first-day/requests-card.tsx';

/** Requests that wait for an answer, and the plans for another cast on demand. */
export function MoreCasts({ api }: { api: ApiClients }) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className="mt-6 grid gap-4 md:gap-6">
      <RequestsCard api={api} isPendingOnly />
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
