import type { mainRoutes } from '@unmuted/api/contract';
import {
  changeMessage,
  readAllMessages,
  readMessages,
  removeMessage,
  type SiteMessageDeps,
} from '#/modules/sites/messages/site-messages.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'listSiteMessages' | 'updateSiteMessage' | 'readSiteMessages' | 'deleteSiteMessage'
>;

export function siteMessageHandlers(deps: SiteMessageDeps): Handlers<Routes> {
  return {
    listSiteMessages: ({ session: { scope }, params: { username }, query }) =>
      readMessages(deps, scope, username, query),
    updateSiteMessage: ({ session: { scope }, params, body: { isRead } }) =>
      changeMessage(deps, scope, params, isRead),
    readSiteMessages: ({ session: { scope }, params: { username } }) =>
      readAllMessages(deps, scope, username),
    deleteSiteMessage: async ({ session: { scope }, caller, params }) => {
      await removeMessage(deps, { scope, caller }, params);
      return undefined;
    },
  };
}
