import type { mainRoutes } from '@unmuted/api/contract';
import { readApp } from '#/modules/apps/app/change-app.ts';
import { checkPackage, updateApp } from '#/modules/apps/editing/apps.service.ts';
import { createOwnApp } from '#/modules/apps/editing/create-app.ts';
import { type MoveDeps, moveApp } from '#/modules/apps/life/move-app.ts';
import { buildAppPreview, type PreviewDeps } from '#/modules/apps/preview/preview.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'createApp'
  | 'checkPackage'
  | 'getApp'
  | 'updateApp'
  | 'buildAppPreview'
  | 'submitApp'
  | 'withdrawApp'
  | 'unpublishApp'
>;

export function appHandlers(deps: MoveDeps & PreviewDeps): Handlers<Routes> {
  return {
    createApp: ({ session: { scope }, caller, body }) => createOwnApp(deps, { scope, caller }, body),
    checkPackage: ({ query }) => checkPackage(deps, query),
    getApp: ({ session, params }) => readApp(deps, session.scope, params.id),
    updateApp: ({ session: { scope }, caller, params: { id }, body, version }) =>
      updateApp(deps, { scope, caller }, { id, version }, body),
    buildAppPreview: ({ session: { scope }, caller, params }) =>
      buildAppPreview(deps, { scope, caller }, params.id),
    submitApp: ({ session: { scope }, caller, params: { id }, version }) =>
      moveApp(deps, { scope, caller }, { id, version }, { move: 'submit' }),
    withdrawApp: ({ session: { scope }, caller, params: { id } }) =>
      moveApp(deps, { scope, caller }, { id }, { move: 'withdraw' }),
    unpublishApp: ({ session: { scope }, caller, params: { id } }) =>
      moveApp(deps, { scope, caller }, { id }, { move: 'unpublish' }),
  };
}
