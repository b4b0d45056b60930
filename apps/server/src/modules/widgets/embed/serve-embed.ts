import { createHash } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Locale } from '@unmuted/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EmbedDocuments, readEmbedDocuments } from '#/modules/widgets/embed/documents.ts';
import { frameScript } from '#/modules/widgets/embed/frame.ts';
import { answerOembed } from '#/modules/widgets/embed/oembed.ts';
import { embedPolicy, isAllowedSite } from '#/modules/widgets/embed/policy.ts';
import { isFramed, siteOf } from '#/modules/widgets/embed/widget-load.ts';
import type { PublicReader } from '#/modules/widgets/public/public.service.ts';
import type { LoadCounter } from '#/modules/widgets/widgets/load-counter.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { callerOf } from '#/platform/http/caller.ts';

export interface EmbedOptions {
  /** The build output of apps/embed; without it no widget is served. */
  readonly root: string;
  /** The path of the cast API on this server. */
  readonly base: string;
  /** The public URL of the cast API. */
  readonly castUrl: () => string;
  /** Origins of the dashboard. */
  readonly dashboardOrigins: () => readonly string[];
  readonly streamOrigins: readonly string[];
  readonly reader: PublicReader;
  readonly loads: LoadCounter;
  readonly takeCall: (address: string) => void;
  readonly defaultLocale: Locale;
}

const anywhere: Readonly<Record<string, string>> = { 'cross-origin-resource-policy': 'cross-origin' };
const documentHeaders: Readonly<Record<string, string>> = {
  ...anywhere,
  'content-type': 'text/html; charset=utf-8',
  // Revalidated on each load, to apply changes and count loads.
  'cache-control': 'private, no-cache',
  vary: 'Referer, Accept-Language',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // The statistics use the referrer to attribute a listener to a widget.
  'referrer-policy': 'no-referrer-when-downgrade',
};

/** Serves the widget documents, their files, the embed script, and oEmbed. */
export async function serveEmbed(app: FastifyInstance, options: EmbedOptions): Promise<void> {
  const { root, base, reader, loads, takeCall } = options;
  const documents = await readEmbedDocuments(root);
  if (documents) await serveFiles(app, root, base);

  app.get<{ Params: { id: string } }>(`${base}/embed/:id`, async (request, reply) => {
    const { address, locale } = callerOf(request, options.defaultLocale);
    takeCall(address);
    const { id } = request.params;
    if (id.endsWith('.js')) return sendScript(reply, id.slice(0, -3));
    if (!documents) throw new AppError('route.not_found');
    const self = [...new Set(options.dashboardOrigins())];
    if (id === 'preview') {
      const framedBy = ["'self'", ...self];
      return sendDocument({ request, reply }, documents.preview({ origins: self, locale }), { framedBy });
    }
    return sendWidget({ request, reply }, { id, locale, documents });
  });
  app.get<{ Querystring: Record<string, string | undefined> }>(
    `${base}/api/oembed`,
    async (request, reply) => {
      takeCall(callerOf(request, options.defaultLocale).address);
      return answerOembed(request.query, reply, { reader, castUrl: options.castUrl() });
    },
  );

  async function sendWidget(
    exchange: Exchange,
    { id, locale, documents: made }: { id: string; locale: Locale; documents: EmbedDocuments },
  ): Promise<FastifyReply> {
    const widget = await reader.findWidget(id);
    if (!widget) return sendDocument(exchange, made.notice('gone', locale), { framedBy: [], status: 404 });
    const { headers } = exchange.request;
    const site = siteOf(headers);
    const self = [...new Set(options.dashboardOrigins())];
    const sites = widget.allowed_sites;
    const isOpen = sites.length === 0 || self.includes(site) || isAllowedSite(sites, site);
    // The browser would show its own error; if the framing site is known, explain the missing player.
    if (isFramed(headers) && site !== '' && !isOpen)
      return sendDocument(exchange, made.notice('notHere', locale), { framedBy: [], status: 403 });
    if (isFramed(headers) && !self.includes(site)) loads.note(id, site);
    const { name } = await reader.castOf(widget.username);
    const oembed = `${options.castUrl()}/api/oembed?url=${encodeURIComponent(`${options.castUrl()}/embed/${id}`)}&format=json`;
    const framedBy = sites.length === 0 ? [] : ["'self'", ...self, ...sites];
    return sendDocument(exchange, made.widget({ title: name, oembed, locale }), { framedBy });
  }

  async function sendScript(reply: FastifyReply, id: string): Promise<FastifyReply> {
    const widget = await reader.findWidget(id);
    if (!widget) throw new AppError('resource.not_found');
    const { name } = await reader.castOf(widget.username);
    return reply
      .headers({
        ...anywhere,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=60',
      })
      .send(frameScript(widget, id, name));
  }

  function sendDocument(
    { request, reply }: Exchange,
    html: string,
    { framedBy, status = 200 }: { readonly framedBy: readonly string[]; readonly status?: number },
  ): FastifyReply {
    const policy = embedPolicy({ streamOrigins: options.streamOrigins, framedBy });
    const etag = `"${createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 22)}"`;
    reply.headers({ ...documentHeaders, 'content-security-policy': policy, etag });
    if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.code(status).send(html);
  }
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function serveFiles(app: FastifyInstance, root: string, base: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(root, 'assets'),
    prefix: `${base}/embed/assets/`,
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders(reply) {
      // A sandboxed frame has an opaque origin, so its own files are cross-origin.
      const headers = {
        ...anywhere,
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
      };
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
}
