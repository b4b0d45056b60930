import { createHash } from 'node:crypto';
import castDocument from '@unmuted/api/openapi/cast.json' with { type: 'json' };
import mainDocument from '@unmuted/api/openapi/main.json' with { type: 'json' };
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenApiDocument } from '#/platform/api-docs/openapi.ts';
import { referenceCss } from '#/platform/api-docs/reference-css.ts';
import {
  docsBase,
  overviewHtml,
  pathOfTag,
  type ReferencePart,
  tagHtml,
} from '#/platform/api-docs/reference-html.ts';

export interface ApiDocsOptions {
  readonly brand: string;
  /** The absolute URL of the main API. */
  readonly apiUrl: () => string;
  /** The absolute URL of the cast API. */
  readonly castUrl: () => string;
}

/** Nothing is loaded but the style sheet. */
const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const html = 'text/html; charset=utf-8';

/** Serves the reference of both APIs, generated from their documents, and the documents themselves. */
export function serveApiDocs(app: FastifyInstance, { brand, apiUrl, castUrl }: ApiDocsOptions): void {
  const documents = { main: mainDocument, cast: castDocument } as unknown as Readonly<
    Record<'main' | 'cast', OpenApiDocument>
  >;
  // Read per request: the port may not be known before.
  const partsNow = (): ReferencePart[] => [
    { id: 'main', document: documents.main, baseUrl: apiUrl().replace(/\/$/, '') },
    { id: 'cast', document: documents.cast, baseUrl: castUrl() },
  ];
  const rendered = new Map<string, string>();
  const serve = (path: string, type: string, render: (parts: readonly ReferencePart[]) => string) =>
    app.get(path, (request, reply) => {
      const parts = partsNow();
      const key = JSON.stringify([path, ...parts.map(({ baseUrl }) => baseUrl)]);
      const text = rendered.get(key) ?? render(parts);
      rendered.set(key, text);
      return send(request, reply, { type, text });
    });

  serve(docsBase, html, (parts) => overviewHtml({ brand, parts }));
  serve(`${docsBase}/reference.css`, 'text/css; charset=utf-8', () => referenceCss);
  for (const [id, document] of Object.entries(documents)) {
    serve(`${docsBase}/${id}.json`, 'application/json; charset=utf-8', () => JSON.stringify(document));
    for (const { name } of document.tags)
      serve(pathOfTag({ id }, name), html, (parts) => {
        const part = parts.find((each) => each.id === id);
        return part ? tagHtml({ brand, parts }, part, name) : '';
      });
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text }: { readonly type: string; readonly text: string },
): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'content-type': type,
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    etag,
  });
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
}
