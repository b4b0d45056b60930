import type { SiteFacts, SiteNotice } from '@unmuted/api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServeSitesDeps } from '#/modules/sites/pages/serve-deps.ts';
import { sitePolicy } from '#/modules/sites/pages/site-policy.ts';
import { callerOf } from '#/platform/http/caller.ts';

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Deps = Pick<ServeSitesDeps, 'streamOrigins' | 'defaultLocale' | 'build' | 'apiUrl'>;

interface SentPage {
  readonly html: string;
  /** The same, compressed. */
  readonly brotli?: Buffer;
  /** Identifies the content; null: not to be cached. */
  readonly etag: string | null;
  readonly styleSources: readonly string[];
  readonly facts: Pick<SiteFacts, 'source' | 'filesUrl'>;
  readonly framedBy: readonly string[];
  /** Where the code that the page shows is served; null without. */
  readonly codePath?: string | null;
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  // The statistics of a cast tell its sites by their address.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  vary: 'Accept-Encoding',
};

export function sendPage(
  { request, reply }: Exchange,
  { streamOrigins }: Deps,
  { html, brotli, etag, styleSources, facts, framedBy, codePath = null }: SentPage,
): FastifyReply {
  const { listenUrl = null } = facts.source ?? {};
  const origins = listenUrl === null ? streamOrigins : [...streamOrigins, new URL(listenUrl).origin];
  const policy = sitePolicy({
    styleSources,
    streamOrigins: origins,
    filesUrl: facts.filesUrl,
    framedBy,
    codePath,
    host: request.host,
  });
  reply.headers({ ...headers, 'content-security-policy': policy });
  if (etag === null)
    return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).send(html);
  const tag = `W/"${etag}"`;
  reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', etag: tag });
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (known?.includes(`"${etag}"`)) return reply.code(304).send();
  if (!brotli || !acceptsBrotli(request)) return reply.send(html);
  return reply.header('content-encoding', 'br').send(brotli);
}

const acceptsBrotli = ({ headers: { 'accept-encoding': accepted } }: FastifyRequest): boolean =>
  /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/.test(String(accepted ?? ''));

/** A page in place of a site, in the language of the visitor. */
export function sendNotice(
  exchange: Exchange,
  deps: Deps,
  { notice, status }: { readonly notice: SiteNotice; readonly status: number },
): FastifyReply {
  const { locale } = callerOf(exchange.request, deps.defaultLocale);
  const { html, styleSources } = deps.build.renderer.renderNotice(notice, locale, deps.build.assets);
  exchange.reply.code(status).header('x-robots-tag', 'noindex');
  return sendPage(exchange, deps, {
    html,
    etag: null,
    styleSources,
    facts: { source: null, filesUrl: '' },
    framedBy: [],
  });
}
