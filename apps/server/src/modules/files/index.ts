import { fileUrls } from '#/modules/files/public/file-name.ts';
import { serveFiles } from '#/modules/files/public/serve-files.ts';
import { type PurgeFilesDeps, purgeFiles } from '#/modules/files/uploads/purge-files.ts';
import { uploadHandlers } from '#/modules/files/uploads/uploads.routes.ts';
import type { UploadDeps } from '#/modules/files/uploads/uploads.service.ts';
import { defineModule } from '#/platform/modules/define-module.ts';

type RouteDeps = Omit<UploadDeps, 'fileUrlOf'> & {
  /** The public URL of the main API. */
  readonly apiUrl: () => string;
};

export const files = defineModule({
  name: 'files',
  routes: (deps: RouteDeps) => ({
    main: uploadHandlers({ ...deps, fileUrlOf: fileUrls(deps.apiUrl) }),
    servePages: (server) => serveFiles(server, deps),
  }),
  jobs: (deps: Omit<PurgeFilesDeps, 'signal'>) => [
    { name: 'purge-files', cron: '37 * * * *', run: (signal) => purgeFiles({ ...deps, signal }) },
  ],
});
