import type { mainRoutes } from '@unmuted/api/contract';
import {
  createUpload,
  getUpload,
  removeUpload,
  type UploadDeps,
} from '#/modules/files/uploads/uploads.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'createUpload' | 'getUpload' | 'deleteUpload'>;

export function uploadHandlers(deps: UploadDeps): Handlers<Routes> {
  return {
    createUpload: ({ session: { scope }, query, body: file, signal }) =>
      createUpload(deps, scope, { ...query, file, signal }),
    getUpload: ({ session: { scope }, params: { id } }) => getUpload(deps, scope, id),
    deleteUpload: async ({ session: { scope }, params: { id } }) => {
      await removeUpload(deps, scope, id);
      return undefined;
    },
  };
}
