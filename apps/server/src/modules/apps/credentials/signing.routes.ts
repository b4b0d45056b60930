import type { mainRoutes } from '@unmuted/api/contract';
import {
  createBundle,
  deleteBundle,
  inspectBundle,
  listBundles,
  readBundle,
  replaceBundle,
  revokeBundle,
} from '#/modules/apps/credentials/bundles.service.ts';
import {
  createKeystore,
  deleteKeystore,
  inspectKeystore,
  listKeystores,
  readKeystore,
  replaceKeystore,
  revokeKeystore,
} from '#/modules/apps/credentials/keystores.service.ts';
import { type RequestDeps, requestBundle } from '#/modules/apps/credentials/request-bundle.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'listSigningBundles'
  | 'inspectSigningFiles'
  | 'createSigningBundle'
  | 'requestSigningBundle'
  | 'getSigningBundle'
  | 'replaceSigningBundle'
  | 'revokeSigningBundle'
  | 'deleteSigningBundle'
  | 'listKeystores'
  | 'inspectKeystore'
  | 'createKeystore'
  | 'getKeystore'
  | 'replaceKeystore'
  | 'revokeKeystore'
  | 'deleteKeystore'
>;

export function signingHandlers(deps: RequestDeps): Handlers<Routes> {
  return {
    listSigningBundles: async ({ session }) => ({ items: await listBundles(deps, session.scope) }),
    inspectSigningFiles: ({ session, body }) => inspectBundle(deps, session.scope, body),
    createSigningBundle: ({ session: { scope }, caller, body }) =>
      createBundle(deps, { scope, caller }, body),
    requestSigningBundle: ({ session: { scope }, caller, body }) =>
      requestBundle(deps, { scope, caller }, body),
    getSigningBundle: ({ session, params }) => readBundle(deps, session.scope, params.id),
    replaceSigningBundle: ({ session: { scope }, caller, params: { id }, body, version }) =>
      replaceBundle(deps, { scope, caller }, { id, version }, body),
    revokeSigningBundle: ({ session: { scope }, caller, params }) =>
      revokeBundle(deps, { scope, caller }, params.id),
    deleteSigningBundle: async ({ session: { scope }, caller, params }) => {
      await deleteBundle(deps, { scope, caller }, params.id);
      return undefined;
    },
    listKeystores: async ({ session }) => ({ items: await listKeystores(deps, session.scope) }),
    inspectKeystore: ({ body }) => inspectKeystore(deps, body),
    createKeystore: ({ session: { scope }, caller, body }) => createKeystore(deps, { scope, caller }, body),
    getKeystore: ({ session, params }) => readKeystore(deps, session.scope, params.id),
    replaceKeystore: ({ session: { scope }, caller, params: { id }, body, version }) =>
      replaceKeystore(deps, { scope, caller }, { id, version }, body),
    revokeKeystore: ({ session: { scope }, caller, params }) =>
      revokeKeystore(deps, { scope, caller }, params.id),
    deleteKeystore: async ({ session: { scope }, caller, params }) => {
      await deleteKeystore(deps, { scope, caller }, params.id);
      return undefined;
    },
  };
}
