import { createHash } from 'node:crypto';
import { type Locale, locales, type SiteDocument, type SiteLive } from '@unmuted/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSharedDraft } from '#/modules/sites/pages/pages.repository.ts';
import type { PublicSite, PublicSites } from '#/modules/sites/pages/public-sites.ts';
import { readSiteLive } from '#/modules/sites/pages/site-live.ts';
import { hostOf } from '#/modules/sites/pages/visit.ts';
import { hashOfShareToken } from '#/modules/sites/publishing/share.service.ts';
import { sitesPath } from '#/modules/sites/site-address.ts';
import type { PublicReader } from '#/modules/widgets/public/public.service.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { Geo } from '#/platform/geo/geo.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { callerOf } from '#/platform/http/caller.ts';
import { createStaleMemo } from '#/platform/lib/stale-memo.ts';

export interface Visit {
  readonly kind: 'visit' | 'play';
  readonly username: string;
  readonly language: Locale;
  readonly country: string | null;
  /** The host name; null for none. */
  readonly referrer: string | null;
}

export interface MessageTarget {
  readonly username: string;
  readonly account_id: string;
  readonly document: SiteDocument;
}

export interface ActsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly geo: Geo;
  readonly apiUrl: () => string;
  readonly reader: PublicReader;
  readonly sites: PublicSites;
  readonly visits: { note(visit: Visit): void };
  /** Stores a message of a form; rejects what is not valid. */
  readonly receive: (
    site: MessageTarget,
    visitor: { readonly address: string; readonly language: Locale },
    fields: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
  readonly takeCall: (address: string) => void;
  readonly onError: (error: unknown) => void;
  readonly defaultLocale: Locale;
}

/** The engine is polled every two seconds. */
const liveMs = 2_000;
const formBytes = 20_000;

/** What the script and the forms of pages call: what is on air, a play, a message. */
export async function serveSiteActs(app: FastifyInstance, deps: ActsDeps): Promise<void> {
  const live = createStaleMemo<SiteLive>({
    clock: deps.clock,
    forMs: liveMs,
    onError: deps.onError,
    load: async (username) => readSiteLive(deps, await requirePublic(username)),
  });

  async function requirePublic(username: string): Promise<PublicSite> {
    const site = await deps.sites.find(username);
    if (!site || site.is_taken_down || site.state !== 'published') throw new AppError('resource.not_found');
    return site;
  }

  app.get<{ Params: { username: string } }>(`${sitesPath}/:username/live`, async (request, reply) => {
    deps.takeCall(callerOf(request, deps.defaultLocale).address);
    await requirePublic(request.params.username);
    return sendLive(request, reply, await live.get(request.params.username));
  });
  app.get<{ Params: { token: string } }>(`${sitesPath}/draft/:token/live`, async (request, reply) => {
    deps.takeCall(callerOf(request, deps.defaultLocale).address);
    const draft = await findSharedDraft(deps.db, hashOfShareToken(request.params.token), deps.clock.now());
    if (!draft) throw new AppError('resource.not_found');
    return sendLive(request, reply, await readSiteLive(deps, { ...draft, number: 0 }));
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    // What a beacon sends without content.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_000 }, async () => ({}));

    scope.post<{ Params: { username: string }; Querystring: { lang?: string; from?: string } }>(
      `${sitesPath}/:username/played`,
      async (request, reply) => {
        const { address } = callerOf(request, deps.defaultLocale);
        deps.takeCall(address);
        const site = await requirePublic(request.params.username);
        requireOwnPage(request);
        deps.visits.note({
          kind: 'play',
          username: site.username,
          language: languageOf(site, request.query.lang),
          country: deps.geo.countryOf(address),
          // The page tells where its visitor came from: the referrer of the beacon is the page itself.
          referrer: hostOf(request.query.from, request.hostname),
        });
        return reply.code(204).send();
      },
    );

    scope.post<{ Params: { username: string }; Body: Readonly<Record<string, string>> | undefined }>(
      `${sitesPath}/:username/messages`,
      async (request, reply) => {
        const { address } = callerOf(request, deps.defaultLocale);
        deps.takeCall(address);
        const site = await requirePublic(request.params.username);
        requireOwnPage(request);
        const fields = request.body ?? {};
        const language = languageOf(site, fields.language);
        const visitor = { address, language };
        if (request.headers.accept?.includes('application/json')) {
          await deps.receive(site, visitor, fields);
          return reply.code(201).header('cache-control', 'no-store').send({ received: true });
        }
        const isReceived = await deps.receive(site, visitor, fields).then(
          () => true,
          (error: unknown) => {
            if (error instanceof AppError) return false;
            throw error;
          },
        );
        const kind = fields.kind === 'contact' ? 'contact' : 'request';
        return reply.redirect(
          `${pageOf(request, site, language)}#${isReceived ? 'sent' : 'failed'}-${kind}`,
          303,
        );
      },
    );
  });
}

function sendLive(request: FastifyRequest, reply: FastifyReply, value: SiteLive): FastifyReply {
  const body = JSON.stringify(value);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Browsers name the origin of a POST: pages of others send nothing in the name of a visitor. */
function requireOwnPage({ headers, host }: FastifyRequest): void {
  const { origin } = headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host.toLowerCase())
    throw new AppError('resource.not_found');
}

const languageOf = ({ document }: Pick<PublicSite, 'document'>, value: string | undefined): Locale =>
  locales.find((locale) => locale === value && document.languages.includes(locale)) ??
  document.languages[0] ??
  'en';

/** The page of a form: on a host of its own the site is at the root. */
function pageOf(
  request: FastifyRequest,
  { username, document, address }: PublicSite,
  language: Locale,
): string {
  const hasOwnHost = new URL(address).hostname === request.hostname && new URL(address).pathname === '/';
  const base = hasOwnHost ? '/' : `${sitesPath}/${username}/`;
  return language === document.languages[0] ? base : `${base}${language}/`;
}
