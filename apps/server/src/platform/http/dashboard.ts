import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';
import { documentPolicy } from '#/platform/http/document-policy.ts';

/** Runtime configuration of the dashboard: one build serves every environment. */
export interface RuntimeConfig {
  readonly apiUrl: string;
  readonly castApiUrl: string;
  readonly brand: string;
  readonly company: string;
  readonly defaultLocale: string;
  readonly sentryDsn?: string;
  readonly releaseId: string;
  readonly supportUrl?: string;
  readonly termsUrl?: string;
}

export interface DashboardOptions {
  /** The built dashboard; without it, only the APIs are served. */
  readonly root: string;
  readonly runtime: RuntimeConfig;
  readonly streamOrigins: readonly string[];
}

/** A content-hashed name: `main.3fa94b1c.js`, `main.3fa94b1c.js.br`. */
const hashedName = /\.[A-Za-z0-9_-]{7,}\.[a-z0-9]+(?:\.(?:br|gz))?$/;
const immutable = 'public, max-age=31536000, immutable';

/** Serves the dashboard's files and `/config.json`; returns the handler for navigations. */
export async function serveDashboard(app: FastifyInstance, options: DashboardOptions) {
  const { root, runtime, streamOrigins } = options;
  const policy = documentPolicy({
    streamOrigins,
    apiUrls: [runtime.apiUrl, runtime.castApiUrl],
    castApiUrl: runtime.castApiUrl,
    sentryDsn: runtime.sentryDsn,
  });
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-store').send(runtime));
  const hasBuild = existsSync(path.join(root, 'index.html'));
  if (hasBuild) {
    await app.register(fastifyStatic, {
      root,
      prefix: '/',
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', 'index.html', 'config.json'],
      setHeaders: (reply, file) =>
        reply.header('cache-control', hashedName.test(path.basename(file)) ? immutable : 'no-cache'),
    });
  }
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!hasBuild || !isNavigation(request)) throw new AppError('route.not_found');
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
      .sendFile('index.html', { cacheControl: false });
  };
}

/** Folders of the build, and files that browsers and crawlers look for, which the build may lack. */
const files =
  /^\/(?:static|css|\.well-known)\/|^\/[^/]*\.(?:ico|png|svg|txt|xml|json|js|css|map|webmanifest|br|gz)$/i;
/** What browsers load as a page. */
const pageDestinations = ['document', 'iframe', 'frame'];

/** A request for a page: any GET or HEAD that asks for nothing else, such as those of monitors and link previews. */
function isNavigation({ method, headers, url }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || files.test(url.split('?', 1)[0] ?? '')) return false;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'empty')
    return pageDestinations.includes(String(destination));
  return /(?:text\/(?:html|\*)|\*\/\*)/.test(headers.accept ?? '*/*');
}
