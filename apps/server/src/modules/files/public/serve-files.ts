import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { filesPath, nameOf } from '#/modules/files/public/file-name.ts';
import { findPublicFile } from '#/modules/files/public/files.repository.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';
import type { ByteRange } from '#/platform/storage/storage-backend.ts';

export interface ServeFilesDeps {
  readonly db: Db;
  readonly storage: FileStorage;
}

/** Files were uploaded by customers: a browser that opens one loads nothing and runs nothing (house rule D6). */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  // Sites and widgets on other origins show them.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Serves public files at `/files/<hash>.<extension>`. */
export function serveFiles(app: FastifyInstance, { db, storage }: ServeFilesDeps): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `${filesPath}/:name`,
    handler: async (request, reply) => {
      const { name } = request.params;
      const [, hash] = /^([0-9a-f]{64})\.[a-z0-9]+$/.exec(name) ?? [];
      const file = hash && (await findPublicFile(db, hash));
      if (!file || nameOf(file.hash, file.content_type) !== name) throw new AppError('route.not_found');
      const tag = `"${file.hash}"`;
      if (isKnown(request, tag))
        return reply
          .headers({ ...headers, etag: tag })
          .code(304)
          .send();
      const bytes = Number(file.bytes);
      const range = rangeOf(request, { bytes, tag });
      if (range === 'unsatisfiable') {
        return reply.header('content-range', `bytes */${bytes}`).code(416).send();
      }
      const content =
        request.method === 'HEAD' ? '' : await storage.backend.open(file.hash, range ?? undefined);
      if (content === null) throw new AppError('route.not_found');
      return sized(reply.headers({ ...headers, etag: tag }), bytes, range)
        .header('content-type', file.content_type)
        .header('content-disposition', dispositionOf(file.content_type))
        .send(content);
    },
  });
}

/** A browser shows pictures and plays audio; it downloads the rest. */
const dispositionOf = (type: string) => (/^(?:image|audio)\//.test(type) ? 'inline' : 'attachment');

function sized(reply: FastifyReply, bytes: number, range: ByteRange | null): FastifyReply {
  if (!range) return reply.code(200).header('content-length', bytes);
  const { first, last } = range;
  return reply
    .code(206)
    .headers({ 'content-length': last - first + 1, 'content-range': `bytes ${first}-${last}/${bytes}` });
}

function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  return (
    headers['if-none-match']?.split(',').some((each) => [tag, `W/${tag}`, '*'].includes(each.trim())) ?? false
  );
}

/** A single range; null for none, and for what a server may ignore: several ranges, or another `If-Range`. */
function rangeOf(
  { headers, method }: FastifyRequest,
  { bytes, tag }: { readonly bytes: number; readonly tag: string },
): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  const isStale = headers['if-range'] !== undefined && headers['if-range'] !== tag;
  if (method !== 'GET' || isStale || (from === '' && to === '')) return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && from !== '' && Number(to) < first) return null;
  return first > last ? 'unsatisfiable' : { first, last };
}
