import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Answer {
  readonly text: string;
  readonly cacheControl: string;
}

/**
 * Lets pages of others read an answer, a refusal too: from every origin, since it carries no credentials and is for
 * everybody.
 */
export function allowPublicCors(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
  // Whoever looks at a page comes back every few seconds for hours. A browser's connection that waits in between is one of
  // those that there are; a proxy's serves many.
  if ((request.ips?.length ?? 1) < 2) reply.header('connection', 'close');
}

/** Names the answer by a tag. True when whoever asks has this very answer already (RFC 9110 §13.1.2). */
export function isKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, cacheControl }: Answer,
): boolean {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  // A weak one: the same answer may travel compressed or not.
  reply.headers({ etag: `W/${tag}`, 'cache-control': cacheControl });
  const known = request.headers['if-none-match'];
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;
}
