import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { CardFailed } from '@unmuted/ui/card';
import { ResourceNotFound } from '#/components/resource-shell/resource-not-found.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { adminCastQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { CastShell } from '#/features/cast/shell/cast-shell.tsx';
import { StaffActions } from '#/features/cast/shell/staff-actions.tsx';
import { StaffCastProvider } from '#/features/cast/shell/staff-cast-provider.tsx';
import { TerminatedCast } from '#/features/cast/shell/terminated-cast.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

const route = getRouteApi('/_admin/admin/cast/$username');

/** `/admin/cast/{username}`: layout of all pages of any customer's cast, with its owner and staff actions. */
export function StaffCastLayout() {
  const { i18n } = useLingui();
  // Selects single values to limit re-renders, as in `SignedInLayout`.
  const username = route.useParams({ select: (params) => params.username });
  const api = route.useRouteContext({ select: (context) => context.api });
  const staff = useQuery(adminCastQuery(api, username));
  return (
    <StaffCastProvider
      api={api}
      missing={<NotThere username={username} />}
      terminated={(cast) => <TerminatedCast api={api} cast={cast} />}
      username={username}
    >
      <CastShell
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link key="casts" to="/admin/cast">
            <Trans>Casts</Trans>
          </Link>,
          username,
        ]}
        meta={
          staff.data && (
            <span>
              <bdi>{staff.data.customer.company ?? staff.data.customer.name}</bdi>
            </span>
          )
        }
        actions={staff.data ? <StaffActions cast={staff.data} /> : null}
      >
        {staff.isError && !staff.data && (
          <CardFailed
            title={<Trans>Couldn’t load customer and limits</Trans>}
            description={errorText(i18n, staff.error)}
            retrying={staff.isFetching}
            onRetry={() => void staff.refetch()}
          />
        )}
        <Outlet />
      </CastShell>
    </StaffCastProvider>
  );
}

function NotThere({ username }: { username: string }) {
  const { t } = useLingui();
  useOwnTitle(t`Cast not found`);
  return (
    <ResourceNotFound
      heading={<Trans>Cast not found</Trans>}
      title={<Trans>There is no cast “{username}”</Trans>}
      description={<Trans>It was renamed or deleted.</Trans>}
      link={
        <Link to="/admin/cast">
          <Trans>Go to casts</Trans>
        </Link>
      }
    />
  );
}
