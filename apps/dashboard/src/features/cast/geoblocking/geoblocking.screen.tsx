import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '@unmuted/ui/alert';
import { CardFailed } from '@unmuted/ui/card';
import { PageSkeleton } from '#/components/page-skeleton/page-skeleton.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { geoLockQuery } from '#/data/geolock/geolock.queries.ts';
import { RulesForm } from '#/features/cast/geoblocking/rules-form.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** `/cast/{username}/geoblocking`: country access rules. */
export function GeoblockingScreen() {
  const { i18n } = useLingui();
  const { api, username } = useCastContext();
  const { isFixed } = useCastStatus();
  const lock = useQuery(geoLockQuery(api, username));
  if (lock.data)
    return (
      <>
        {lock.data.denyStatus === null && (
          <Alert tone="neutral" title={<Trans>No streaming engine is connected</Trans>}>
            <Trans>Rules are saved and take effect once an engine is connected.</Trans>
          </Alert>
        )}
        <RulesForm isFixed={isFixed} key={username} lock={lock.data} />
      </>
    );
  if (lock.isError)
    return (
      <CardFailed
        className="min-h-67"
        title={<Trans>Couldn’t load the country rules</Trans>}
        description={errorText(i18n, lock.error)}
        retrying={lock.isFetching}
        onRetry={() => void lock.refetch()}
      />
    );
  return (
    <PageSkeleton>
      <RowsSkeleton count={5} />
    </PageSkeleton>
  );
}
