import type { mainRoutes } from '@unmuted/api/contract';
import type { SiteDeps } from '#/modules/sites/editing/change-site.ts';
import {
  discardDraft,
  publishSite,
  readVersions,
  restoreVersion,
  scheduleSite,
  unpublishSite,
} from '#/modules/sites/publishing/publish.service.ts';
import { shareDraft, unshareDraft } from '#/modules/sites/publishing/share.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'publishSite'
  | 'scheduleSite'
  | 'unpublishSite'
  | 'discardSiteDraft'
  | 'listSiteVersions'
  | 'restoreSiteVersion'
  | 'shareSiteDraft'
  | 'unshareSiteDraft'
>;

export function publishingHandlers(deps: SiteDeps): Handlers<Routes> {
  return {
    publishSite: ({ session: { scope }, caller, params: { username }, version }) =>
      publishSite(deps, { scope, caller }, { username, version }),
    scheduleSite: ({ session: { scope }, caller, params: { username }, body, version }) =>
      scheduleSite(deps, { scope, caller }, { username, version }, body.publishAt),
    unpublishSite: ({ session: { scope }, caller, params }) =>
      unpublishSite(deps, { scope, caller }, params.username),
    discardSiteDraft: ({ session: { scope }, caller, params: { username }, version }) =>
      discardDraft(deps, { scope, caller }, { username, version }),
    listSiteVersions: ({ session, params }) => readVersions(deps, session.scope, params.username),
    restoreSiteVersion: ({ session: { scope }, caller, params: { username, number }, version }) =>
      restoreVersion(deps, { scope, caller }, { username, version }, Number(number)),
    shareSiteDraft: ({ session: { scope }, caller, params }) =>
      shareDraft(deps, { scope, caller }, params.username),
    unshareSiteDraft: async ({ session: { scope }, caller, params }) => {
      await unshareDraft(deps, { scope, caller }, params.username);
      return undefined;
    },
  };
}
