import type * as contract from '@unmuted/api/contract';
import { createBan, liftBan, listBans, previewBan } from '#/modules/listeners/bans/bans.service.ts';
import { changeGeoLock, readGeoLock } from '#/modules/listeners/geoblocking/geoblocking.service.ts';
import { tryGeoLock } from '#/modules/listeners/geoblocking/simulation.service.ts';
import { type ListenerDeps, revealAddress } from '#/modules/listeners/listeners/listeners.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof contract.mainRoutes,
  | 'listBans'
  | 'previewBan'
  | 'createBan'
  | 'deleteBan'
  | 'revealAddress'
  | 'getGeoLock'
  | 'updateGeoLock'
  | 'simulateGeoLock'
>;

export function accessHandlers(deps: ListenerDeps): Handlers<Routes> {
  return {
    listBans: async ({ session, params }) => {
      const items = await listBans(deps, session.scope, params.username);
      return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) };
    },
    previewBan: ({ session, params, body }) => previewBan(deps, session.scope, params.username, body.target),
    createBan: ({ session, caller, params, body }) =>
      createBan(deps, { scope: session.scope, caller }, params.username, body),
    deleteBan: async ({ session, caller, params }) => {
      await liftBan(deps, { scope: session.scope, caller }, params.username, params.id);
      return undefined;
    },
    revealAddress: ({ session, caller, params, body }) =>
      revealAddress(deps, { scope: session.scope, caller }, params.username, body.id),
    getGeoLock: ({ session, params }) => readGeoLock(deps, session.scope, params.username),
    updateGeoLock: ({ session, caller, params, body, version }) =>
      changeGeoLock(deps, { scope: session.scope, caller }, params.username, { ...body, version }),
    simulateGeoLock: ({ session, caller, params, body }) =>
      tryGeoLock(deps, { scope: session.scope, caller }, params.username, body),
  };
}
