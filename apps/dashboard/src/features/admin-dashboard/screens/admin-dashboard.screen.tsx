import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { adminDashboardQuery } from '#/data/admin-dashboard.queries.ts';
import { useLiveTopics } from '#/data/live-context.tsx';
import { errorText } from '#/i18n/notice-texts.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const route = getRouteApi('/_admin/admin/dashboard');

/** `/admin/dashboard`: the fleet in the figures the engine reports. */
export function AdminDashboardScreen() {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { api } = route.useRouteContext();
  const { data, error, isPending, refetch } = useQuery(adminDashboardQuery(api));
  useLiveTopics(['fleet']);
  return (
    <div className="grid gap-8">
      <h1 tabIndex={-1} className="text-24 font-title">
        <Trans>Admin dashboard</Trans>
      </h1>
      {isPending && (
        <p>
          <Trans>Loading…</Trans>
        </p>
      )}
      {error && (
        <p role="alert">
          {errorText(i18n, error)}{' '}
          <button type="button" className="underline" onClick={() => void refetch()}>
            <Trans>Retry</Trans>
          </button>
        </p>
      )}
      {data && (
        <dl>
          {data.now.listeners !== null && (
            <>
              <dt>
                <Trans>Listeners now</Trans>
              </dt>
              <dd>{formats.number(data.now.listeners)}</dd>
            </>
          )}
          <dt>
            <Trans>Customers</Trans>
          </dt>
          <dd>{formats.number(data.customers)}</dd>
          <dt>
            <Trans>Casts on air</Trans>
          </dt>
          <dd>{formats.number(data.now.casts.live)}</dd>
        </dl>
      )}
    </div>
  );
}
