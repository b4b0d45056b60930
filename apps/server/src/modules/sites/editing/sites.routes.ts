import type { mainRoutes } from '@unmuted/api/contract';
import { readSite, type SiteDeps } from '#/modules/sites/editing/change-site.ts';
import { checkFeed, checkLinks, readChecks } from '#/modules/sites/editing/checks.service.ts';
import { applyTemplate, updateSite } from '#/modules/sites/editing/sites.service.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'getSite' | 'updateSite' | 'applySiteTemplate' | 'getSiteChecks' | 'checkSiteLinks' | 'checkSiteFeed'
>;

export type SiteRouteDeps = SiteDeps & { readonly connector: Connector };

export function siteHandlers(deps: SiteRouteDeps): Handlers<Routes> {
  return {
    getSite: ({ session, params }) => readSite(deps, session.scope, params.username),
    updateSite: ({ session: { scope }, caller, params: { username }, body, version }) =>
      updateSite(deps, { scope, caller }, { username, version }, body),
    applySiteTemplate: ({ session: { scope }, caller, params: { username }, body, version }) =>
      applyTemplate(deps, { scope, caller }, { username, version }, body),
    getSiteChecks: ({ session, params }) => readChecks(deps, session.scope, params.username),
    checkSiteFeed: ({ session, params, body }) => checkFeed(deps, session.scope, params.username, body.feed),
    checkSiteLinks: ({ session, params, signal }) => checkLinks(deps, session.scope, params.username, signal),
  };
}
