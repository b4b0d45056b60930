import { siteCodeReady, siteCodeSandbox } from '@unmuted/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findPublicCode, findSharedDraft } from '#/modules/sites/pages/pages.repository.ts';
import type { Exchange } from '#/modules/sites/pages/send-page.ts';
import type { ServeSitesDeps } from '#/modules/sites/pages/serve-deps.ts';
import { shownCode } from '#/modules/sites/rendering/shown-code.ts';
import { sitesPath } from '#/modules/sites/site-address.ts';
import { callerOf } from '#/platform/http/caller.ts';

const codePath = `${sitesPath}/_code`;

/** The document in which the preview shows code that is not saved yet. */
export const codePreviewPath = `${codePath}/preview`;

/**
 * Where the code of a shared draft is served. Code can read its own address, and the token of the link is not for the third
 * parties whose scripts it may load: the hash leads to the code only.
 */
export const draftCodePath = (shareHash: Buffer): string => `${codePath}/${shareHash.toString('hex')}/`;

/** An empty document for the code, whose links open outside the frame: the page lets nothing else into it. */
const head =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<base target="_blank"><style>body{margin:0}</style>';

/** Runs the code that the page around it sends, once. Its origin is opaque, so it cannot be the target of a message. */
const preview = `${head}<script>
addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== location.origin || data?.kind !== 'studio.site.code') return;
  document.open();
  document.write(${JSON.stringify(head)} + data.html);
  document.close();
});
parent.postMessage(${JSON.stringify(siteCodeReady)}, '*');
</script>`;

/** Serves the code of drafts: of shared ones, and of those that the dashboard shows. */
export function serveCode(app: FastifyInstance, deps: ServeSitesDeps): void {
  app.get(codePreviewPath, async (_request, reply) =>
    reply.headers(headersFor(deps.dashboardOrigins())).send(preview),
  );
  app.get<{ Params: { hash: string; id: string } }>(`${codePath}/:hash/:id`, async (request, reply) => {
    deps.takeCall(callerOf(request, deps.defaultLocale).address);
    const { hash, id } = request.params;
    const draft = /^[0-9a-f]{64}$/.test(hash)
      ? await findSharedDraft(deps.db, Buffer.from(hash, 'hex'), deps.clock.now())
      : undefined;
    const section = draft?.allows_code
      ? shownCode(draft.document).find((section) => section.id === id)
      : undefined;
    return sendCode({ request, reply }, section?.html, `${sitesPath}/${draft?.username}/`);
  });
}

/** Serves a section of a published site. Not from memory, so that a withdrawn permission is effective at once. */
export async function sendPublicCode(
  exchange: Exchange,
  { db }: Pick<ServeSitesDeps, 'db'>,
  {
    username,
    sectionId,
    page,
  }: { readonly username: string; readonly sectionId: string; readonly page: string },
): Promise<FastifyReply> {
  return sendCode(exchange, await findPublicCode(db, username, sectionId), page);
}

/** `page` is where those are sent who open the address itself: without the page around it, code could pretend to be Studio. */
function sendCode({ request, reply }: Exchange, html: string | undefined, page: string): FastifyReply {
  reply.headers(headersFor([]));
  if (html === undefined) return reply.code(404).send('');
  if (!isFrame(request)) return reply.redirect(page, 303);
  return reply.send(head + html);
}

/** Browsers without the header get the document too; its policy is the same there. */
const isFrame = ({ headers: { 'sec-fetch-dest': destination } }: FastifyRequest): boolean =>
  destination === undefined || destination === 'iframe';

const headersFor = (framedBy: readonly string[]) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    `sandbox ${siteCodeSandbox}`,
    `frame-ancestors ${["'self'", ...new Set(framedBy)].join(' ')}`,
  ].join('; '),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  vary: 'Sec-Fetch-Dest',
});
