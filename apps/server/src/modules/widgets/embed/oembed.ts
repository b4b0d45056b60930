import type { FastifyReply } from 'fastify';
import { frameHtml } from '#/modules/widgets/embed/frame.ts';
import type { PublicReader } from '#/modules/widgets/public/public.service.ts';
import { AppError } from '#/platform/http/app-error.ts';

interface OembedDeps {
  readonly reader: PublicReader;
  readonly castUrl: string;
}

/** oEmbed 1.0 (oembed.com): how a site embeds a widget by its URL. */
export async function answerOembed(
  query: Readonly<Record<string, unknown>>,
  reply: FastifyReply,
  { reader, castUrl }: OembedDeps,
): Promise<FastifyReply> {
  const { url, format = 'json' } = query;
  // §2.3.2: an unsupported format is "not implemented".
  if (format !== 'json') return reply.code(501).send({ error: 'Only json is given out.' });
  const id = typeof url === 'string' ? idOf(url, castUrl) : undefined;
  const widget = id === undefined ? undefined : await reader.findWidget(id);
  if (!widget) throw new AppError('resource.not_found');
  const { name } = await reader.castOf(widget.username);
  const maxWidth = limitOf(query.maxwidth);
  const maxHeight = limitOf(query.maxheight);
  const frame = frameHtml(widget, {
    src: `${castUrl}/embed/${widget.id}`,
    title: name,
    ...(maxWidth !== undefined && { maxWidth }),
    ...(maxHeight !== undefined && { maxHeight }),
  });
  return reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send({ version: '1.0', type: 'rich', title: name, cache_age: 60, ...frame });
}

/** The widget id of a URL; a query or fragment added by a site is ignored. */
function idOf(url: string, castUrl: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  const prefix = `${castUrl}/embed/`;
  const address = origin + pathname;
  const id = address.startsWith(prefix) ? address.slice(prefix.length) : '';
  return /^[A-Za-z0-9_-]{8,64}$/.test(id) ? id : undefined;
}

function limitOf(value: unknown): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
}
