import type { FastifyInstance } from 'fastify';
import { artifactsPath, isOwnLink } from '#/modules/apps/builds/artifact-links.ts';
import { findArtifact } from '#/modules/apps/builds/artifacts.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { isUuid } from '#/platform/lib/uuid.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

export interface ServeArtifactsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly storage: FileStorage;
}

/** Never shown or run by a browser (house rule D6). */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'cache-control': 'private, no-store',
};

interface Address {
  readonly Params: { readonly id: string; readonly name: string };
  readonly Querystring: { readonly expires?: string; readonly signature?: string };
}

/** Serves artifacts by signed links, as attachments. */
export function serveArtifacts(app: FastifyInstance, deps: ServeArtifactsDeps): void {
  app.get<Address>(`${artifactsPath}/:id/:name`, async ({ params: { id, name }, query }, reply) => {
    const isOwn = isUuid(id) && isOwnLink(deps, id, query);
    const found = isOwn ? await findArtifact(deps.db, id) : undefined;
    const content = found?.name === name ? await deps.storage.backend.open(found.hash) : null;
    if (!found || !content) throw new AppError('route.not_found');
    return reply
      .headers({
        ...headers,
        'content-type':
          found.kind === 'apk' ? 'application/vnd.android.package-archive' : 'application/octet-stream',
        'content-length': Number(found.bytes),
        // Names are ASCII without quotes, see the contract.
        'content-disposition': `attachment; filename="${found.name}"`,
      })
      .send(content);
  });
}
