import type { mainRoutes } from '@unmuted/api/contract';
import { type KitDeps, readKit } from '#/modules/apps/kit/kit.service.ts';
import type { MoveDeps } from '#/modules/apps/life/move-app.ts';
import {
  createForCustomer,
  deleteApp,
  listApps,
  moveByStaff,
  readStaffApp,
  updateSettings,
} from '#/modules/apps/staff/app-staff.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'listApps'
  | 'createAppOfCustomer'
  | 'getStaffApp'
  | 'updateStaffApp'
  | 'moveApp'
  | 'getAppKit'
  | 'deleteApp'
>;

export function appStaffHandlers(deps: MoveDeps & KitDeps): Handlers<Routes> {
  return {
    listApps: ({ session, params, query }) => listApps(deps, session.scope, params.platform, query),
    createAppOfCustomer: ({ session: { scope }, caller, params, body }) =>
      createForCustomer(deps, { scope, caller }, params.platform, body),
    getStaffApp: ({ session, params }) => readStaffApp(deps, session.scope, params),
    updateStaffApp: ({ session: { scope }, caller, params, body, version }) =>
      updateSettings(deps, { scope, caller }, { ...params, version }, body),
    moveApp: ({ session: { scope }, caller, params, body, version }) =>
      moveByStaff(deps, { scope, caller }, { ...params, version }, body),
    getAppKit: ({ session, params }) => readKit(deps, session.scope, params),
    deleteApp: async ({ session: { scope }, caller, params }) => {
      await deleteApp(deps, { scope, caller }, params);
      return undefined;
    },
  };
}
