import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { ApiError } from '@unmuted/api';
import { useMemo, useState } from 'react';
import { PermittedPage } from '#/components/resource-shell/permitted-page.tsx';
import { ResourceNotFound } from '#/components/resource-shell/resource-not-found.tsx';
import { ResourceShell } from '#/components/resource-shell/resource-shell.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { siteQuery } from '#/data/sites/sites.queries.ts';
import { createDraftGate } from '#/features/onepage/shell/draft-gate.ts';
import { SiteHeader } from '#/features/onepage/shell/site-header.tsx';
import { SiteLink } from '#/features/onepage/shell/site-link.tsx';
import { sitePages } from '#/features/onepage/shell/site-pages.ts';
import { SiteTabs } from '#/features/onepage/shell/site-tabs.tsx';
import { SiteTitle } from '#/features/onepage/shell/site-title.tsx';
import { TakenDownBanner } from '#/features/onepage/shell/taken-down-banner.tsx';
import { SiteContext, type SiteContextValue } from '#/features/onepage/shell/use-site.ts';
import { usePermission } from '#/session/use-permission.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const route = getRouteApi('/_customer/onepage/$username');

/** `/onepage/{username}`: layout of all pages of one of the customer's sites. */
export function SiteLayout() {
  const username = route.useParams({ select: (params) => params.username });
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data: site, error, isFetching, refetch } = useQuery(siteQuery(api, username));
  // A name of another form is invalid for the server.
  const isMissing = !site && error instanceof ApiError && (error.status === 404 || error.status === 422);
  useLiveTopics(site ? [`site:${site.username}` as const] : []);
  const canEdit = usePermission('settings.manage');
  const ownZone = useTimeZone();
  const timeZone = site?.facts.source?.timezone ?? ownZone;
  const [gate] = useState(createDraftGate);
  const context = useMemo(
    (): SiteContextValue => ({
      api,
      username,
      query: { data: site, error, isFetching, refetch },
      canEdit,
      timeZone,
      gate,
    }),
    [api, username, site, error, isFetching, refetch, canEdit, timeZone, gate],
  );
  if (isMissing) return <NotThere />;
  return (
    <SiteContext value={context}>
      <SiteTitle />
      <ResourceShell
        banner={site && <TakenDownBanner takedown={site.takedown} />}
        header={<SiteHeader />}
        tabs={<SiteTabs />}
      >
        <PermittedPage
          overviewLink={
            <SiteLink page="editor">
              <Trans>Go to the editor</Trans>
            </SiteLink>
          }
          pages={sitePages}
        >
          <Outlet />
        </PermittedPage>
      </ResourceShell>
    </SiteContext>
  );
}

function NotThere() {
  const { t } = useLingui();
  useOwnTitle(t`Site not found`);
  return (
    <ResourceNotFound
      heading={<Trans>Site not found</Trans>}
      title={<Trans>No such site in your account</Trans>}
      description={<Trans>It was deleted, or belongs to another account.</Trans>}
      link={
        <Link to="/dashboard">
          <Trans>Go to dashboard</Trans>
        </Link>
      }
    />
  );
}
