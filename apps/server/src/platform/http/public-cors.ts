import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Answer {
  readonly text: string;
  readonly cacheControl: string;
}

/** Allows any origin to read the response, including errors: it is public and carries no credentials. */
export function allowPublicCors(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
  // Widgets poll every few seconds for hours. An idle connection from a browser counts towards the limit; a proxy's
  // serves many clients.
  if ((request.ips?.length ?? 1) < 2) reply.header('connection', 'close');
}

/** Sets an entity tag. Returns true when the client already has this response (RFC 9110 §13.1.2). */
export function isKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, cacheControl }: Answer,
): boolean {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  // Weak, because the response may be compressed or not.
  reply.headers({ etag: `W/${tag}`, 'cache-control': cacheControl });
  const known = request.headers['if-none-match'];
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;
}
