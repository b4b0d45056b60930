import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Locale } from '@unmuted/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Exchange, sendNotice, sendPage } from '#/modules/sites/pages/send-page.ts';
import { sendPublicCode } from '#/modules/sites/pages/serve-code.ts';
import type { ServeSitesDeps } from '#/modules/sites/pages/serve-deps.ts';
import { serveDrafts } from '#/modules/sites/pages/serve-drafts.ts';
import { serveSiteActs } from '#/modules/sites/pages/serve-site-acts.ts';
import { siteFileOf } from '#/modules/sites/pages/site-files.ts';
import { codeSectionOf, siteTargetOf } from '#/modules/sites/pages/site-path.ts';
import { isVisit, referrerOf } from '#/modules/sites/pages/visit.ts';
import { shownCode } from '#/modules/sites/rendering/shown-code.ts';
import { assetsPath } from '#/modules/sites/rendering/site-build.ts';
import { sitesPath } from '#/modules/sites/site-address.ts';
import { callerOf } from '#/platform/http/caller.ts';

/** Requests for the hosts of sites are rewritten to this path and the username. No username begins with `_`. */
export const hostPath = `${sitesPath}/_host`;

const validUsername = /^[a-z0-9-]{3,32}$/;

/** Serves published sites below their paths and on their hosts, shared drafts, the preview, and their files. */
export async function serveSites(app: FastifyInstance, deps: ServeSitesDeps): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(deps.siteRoot, 'assets'),
    prefix: `${assetsPath}/`,
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  serveDrafts(app, deps);
  await serveSiteActs(app, deps);

  app.get<{ Params: { username: string } }>(`${sitesPath}/:username`, async (request, reply) => {
    const { username } = request.params;
    return reply.redirect(`${sitesPath}/${encodeURIComponent(username.toLowerCase())}/`, 308);
  });
  app.get<{ Params: { username: string; '*': string } }>(
    `${sitesPath}/:username/*`,
    async (request, reply) => {
      const { username, '*': rest } = request.params;
      const right = username.toLowerCase();
      if (right !== username) return reply.redirect(`${sitesPath}/${encodeURIComponent(right)}/${rest}`, 308);
      return serveSite({ request, reply }, { username, rest, base: `${sitesPath}/${username}/` });
    },
  );
  app.get<{ Params: { username: string; '*': string } }>(
    `${hostPath}/:username/*`,
    async (request, reply) => {
      const { username, '*': rest } = request.params;
      const site = validUsername.test(username) ? await deps.sites.find(username) : undefined;
      const main = site && new URL(site.address);
      // Other hosts of the site lead to the main one. A main address with a path is no host of its own.
      if (main && main.pathname === '/' && main.hostname !== request.hostname.toLowerCase())
        return reply.redirect(new URL(rest, main).href, 308);
      // The domains of customers are theirs: whether they always use https is not for us to decide.
      reply.removeHeader('strict-transport-security');
      return serveSite({ request, reply }, { username, rest, base: '/' });
    },
  );

  async function serveSite(
    exchange: Exchange,
    { username, rest, base }: { readonly username: string; readonly rest: string; readonly base: string },
  ): Promise<FastifyReply> {
    const { request, reply } = exchange;
    const caller = callerOf(request, deps.defaultLocale);
    deps.takeCall(caller.address);
    const sectionId = codeSectionOf(rest);
    if (sectionId !== null) return sendPublicCode(exchange, deps, { username, sectionId, page: base });
    const site = validUsername.test(username) ? await deps.sites.find(username) : undefined;
    if (!site) return sendNotice(exchange, deps, { notice: 'not_found', status: 404 });
    if (site.is_taken_down) return sendNotice(exchange, deps, { notice: 'taken_down', status: 451 });
    if (site.state !== 'published') return sendNotice(exchange, deps, { notice: 'unpublished', status: 410 });
    const target = siteTargetOf(rest, site.document.languages);
    if (target.kind === 'redirect') return reply.redirect(`${base}${target.path}`, 308);
    if (target.kind === 'file') {
      const { type, content } = siteFileOf(target.file, site, deps.build);
      return reply.header('cache-control', 'public, max-age=300').type(type).send(content);
    }
    const page =
      target.kind === 'page'
        ? site.pages.find(({ kind, language }) => kind === target.page && language === target.language)
        : undefined;
    const stored = page && (await deps.sites.page(page.hash));
    if (!page || !stored) return sendNotice(exchange, deps, { notice: 'not_found', status: 404 });
    if (page.kind === 'page' && isVisit(request)) note(request, site.username, page.language);
    return sendPage(exchange, deps, {
      ...stored,
      etag: page.hash.slice(0, 24),
      styleSources: page.styleSources,
      facts: site.facts,
      framedBy: [],
      codePath: site.facts.allowsCode && shownCode(site.document).length > 0 ? `${base}code/` : null,
    });
  }

  function note(request: FastifyRequest, username: string, language: Locale): void {
    const { address } = callerOf(request, deps.defaultLocale);
    deps.visits.note({
      kind: 'visit',
      username,
      language,
      country: deps.geo.countryOf(address),
      referrer: referrerOf(request),
    });
  }
}
