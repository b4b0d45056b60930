import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#/components/loaded/loaded.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { adminCastQuery } from '#/data/admin-casts.queries.ts';
import { LimitsForm } from '#/features/cast/components/limits-form.tsx';
import { useCastPlace } from '#/features/cast/use-cast.ts';

/** The part of the settings that only the staff has. */
export function LimitsPart() {
  const { api, username } = useCastPlace();
  const staff = useQuery(adminCastQuery(api, username));
  return (
    <Loaded
      failedTitle={<Trans>The limits did not load</Trans>}
      query={staff}
      skeleton={<RowsSkeleton count={3} />}
    >
      {(cast) => <LimitsForm kept={cast} />}
    </Loaded>
  );
}
