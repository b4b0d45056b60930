import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { Link as RouteLink } from '@tanstack/react-router';
import type { Site } from '@unmuted/api';
import { Link } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import { ResourceHeader } from '#/components/resource-shell/resource-header.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { SiteActions } from '#/features/onepage/publish/site-actions.tsx';
import { siteStateOf } from '#/features/onepage/shell/site-state.messages.ts';
import { useSitePageName } from '#/features/onepage/shell/site-title.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';

/** Breadcrumb, name, state, facts and actions of a site. */
export function SiteHeader() {
  const { i18n } = useLingui();
  const { query, username } = useSite();
  const page = useSitePageName();
  const site = query.data;
  const state = site && siteStateOf(site);
  return (
    <ResourceHeader
      actions={site && <SiteActions site={site} />}
      breadcrumb={[
        <RouteLink key="dashboard" to="/dashboard">
          <Trans>Dashboard</Trans>
        </RouteLink>,
        <RouteLink hash={groupAnchors.sites} key="sites" to="/dashboard">
          <Trans>One-page sites</Trans>
        </RouteLink>,
        <bdi key="username">{username}</bdi>,
      ]}
      meta={site && <SiteMeta site={site} />}
      name={site?.draft.title ?? username}
      page={page}
      reservedActionLines={site ? 0 : 1}
      state={state && <StatusPill status={state.status}>{i18n._(state.word)}</StatusPill>}
    />
  );
}

function SiteMeta({ site: { address, state, visits7d, changes, publishAt } }: { site: Site }) {
  const { timeZone } = useSite();
  const { host, pathname } = new URL(address);
  const shown = `${host}${pathname === '/' ? '' : pathname}`;
  return (
    <>
      {state === 'published' ? (
        <Link className="touch-target" dir="ltr" href={address} rel="noreferrer" target="_blank">
          {shown}
        </Link>
      ) : (
        <bdi dir="ltr">{shown}</bdi>
      )}
      {state !== 'empty' && (
        <span>
          <Plural one="# visit in 7 days" other="# visits in 7 days" value={visits7d} />
        </span>
      )}
      {changes !== null && changes > 0 && (
        <span>
          <Plural one="# change not public yet" other="# changes not public yet" value={changes} />
        </span>
      )}
      {publishAt !== null && (
        <span>
          <Trans>
            Will be published <Timestamp at={publishAt} timeZone={timeZone} />
          </Trans>
        </span>
      )}
    </>
  );
}
