import type { FastifyInstance } from 'fastify';
import { findSharedDraft } from '#/modules/sites/pages/pages.repository.ts';
import { type Exchange, sendNotice, sendPage } from '#/modules/sites/pages/send-page.ts';
import { codePreviewPath, draftCodePath, serveCode } from '#/modules/sites/pages/serve-code.ts';
import type { ServeSitesDeps } from '#/modules/sites/pages/serve-deps.ts';
import { siteTargetOf } from '#/modules/sites/pages/site-path.ts';
import { hashOfShareToken } from '#/modules/sites/publishing/share.service.ts';
import { pageInputOf, readInput, renderOne } from '#/modules/sites/rendering/render-version.ts';
import { shownCode } from '#/modules/sites/rendering/shown-code.ts';
import { sitesPath } from '#/modules/sites/site-address.ts';
import { escapeHtml } from '#/modules/widgets/embed/documents.ts';
import { callerOf } from '#/platform/http/caller.ts';

const headMark = '<!--studio:head-->';

/** Serves drafts to those who know their link, and the document in which the dashboard shows them. */
export function serveDrafts(app: FastifyInstance, deps: ServeSitesDeps): void {
  serveCode(app, deps);
  app.get(`${sitesPath}/preview`, async (request, reply) => {
    const origins = [...new Set(deps.dashboardOrigins())];
    const head = `<title>Preview</title><meta name="studio:dashboard" content="${escapeHtml(origins.join(' '))}">`;
    const facts = { source: null, filesUrl: deps.apiUrl() };
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendPage({ request, reply }, deps, {
      html: deps.build.preview.replace(headMark, () => head),
      etag: null,
      styleSources: [],
      facts,
      framedBy: ["'self'", ...origins],
      codePath: codePreviewPath,
    });
  });

  app.get<{ Params: { token: string } }>(`${sitesPath}/draft/:token`, async (request, reply) =>
    reply.redirect(`${sitesPath}/draft/${encodeURIComponent(request.params.token)}/`, 308),
  );
  app.get<{ Params: { token: string; '*': string } }>(`${sitesPath}/draft/:token/*`, async (request, reply) =>
    sendDraft({ request, reply }, request.params.token, request.params['*']),
  );

  async function sendDraft(exchange: Exchange, token: string, rest: string) {
    deps.takeCall(callerOf(exchange.request, deps.defaultLocale).address);
    const shareHash = hashOfShareToken(token);
    const draft = await findSharedDraft(deps.db, shareHash, deps.clock.now());
    if (!draft) return sendNotice(exchange, deps, { notice: 'draft_expired', status: 404 });
    const endpoint = `${sitesPath}/draft/${encodeURIComponent(token)}`;
    const target = siteTargetOf(rest, draft.document.languages);
    if (target.kind === 'redirect') return exchange.reply.redirect(`${endpoint}/${target.path}`, 308);
    const input = await readInput(deps, draft);
    const codePath = draftCodePath(shareHash);
    const rendered =
      target.kind === 'page'
        ? renderOne(
            deps.build,
            pageInputOf(input, deps.build, target.language, { endpoint, codePath }),
            target.page,
          )
        : null;
    if (!rendered) return sendNotice(exchange, deps, { notice: 'not_found', status: 404 });
    exchange.reply.header('x-robots-tag', 'noindex');
    return sendPage(exchange, deps, {
      ...rendered,
      etag: null,
      facts: input.facts,
      framedBy: [],
      codePath: draft.allows_code && shownCode(draft.document).length > 0 ? codePath : null,
    });
  }
}
