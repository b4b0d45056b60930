import type { mainRoutes } from '@unmuted/api/contract';
import {
  createKey,
  type KeysDeps,
  listKeyCalls,
  listKeys,
  revokeKey,
  rotateKey,
  updateKey,
} from '#/modules/identity/keys/keys.service.ts';
import { type LeakReportDeps, reportLeak } from '#/modules/identity/keys/leak-report.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'listKeys'
  | 'createKey'
  | 'updateKey'
  | 'rotateKey'
  | 'revokeKey'
  | 'listKeyCalls'
  | 'listStaffKeys'
  | 'createStaffKey'
  | 'updateStaffKey'
  | 'rotateStaffKey'
  | 'revokeStaffKey'
  | 'listStaffKeyCalls'
  | 'reportLeakedKey'
>;

export function keyHandlers(deps: KeysDeps & LeakReportDeps): Handlers<Routes> {
  const shared = {
    list: ({ session, query }) => listKeys(deps, session.scope, query),
    update: ({ session, params, body, caller }) =>
      updateKey(deps, { scope: session.scope, caller }, params.id, body),
    rotate: ({ session, params, body, caller }) =>
      rotateKey(deps, session, { id: params.id, rotation: body, caller }),
    revoke: async ({ session, params, caller }) => {
      await revokeKey(deps, { scope: session.scope, caller }, params.id);
      return undefined;
    },
    listCalls: ({ session, params, query }) => listKeyCalls(deps, session.scope, { id: params.id, query }),
  } satisfies {
    list: Handlers<Routes>['listKeys'] & Handlers<Routes>['listStaffKeys'];
    update: Handlers<Routes>['updateKey'] & Handlers<Routes>['updateStaffKey'];
    rotate: Handlers<Routes>['rotateKey'] & Handlers<Routes>['rotateStaffKey'];
    revoke: Handlers<Routes>['revokeKey'] & Handlers<Routes>['revokeStaffKey'];
    listCalls: Handlers<Routes>['listKeyCalls'] & Handlers<Routes>['listStaffKeyCalls'];
  };
  return {
    listKeys: shared.list,
    createKey: ({ session, body: { password, code, ...draft }, caller }) =>
      createKey(deps, session, { draft, proof: { password, code }, caller }),
    updateKey: shared.update,
    rotateKey: shared.rotate,
    revokeKey: shared.revoke,
    listKeyCalls: shared.listCalls,
    listStaffKeys: shared.list,
    createStaffKey: ({ session, body: { password, code, ...draft }, caller }) =>
      createKey(deps, session, { draft: { ...draft, products: null }, proof: { password, code }, caller }),
    updateStaffKey: shared.update,
    rotateStaffKey: shared.rotate,
    revokeStaffKey: shared.revoke,
    listStaffKeyCalls: shared.listCalls,
    reportLeakedKey: ({ body, caller }) => reportLeak(deps, body.key, caller),
  };
}
