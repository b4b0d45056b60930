import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Answer {
  readonly text: string;
  readonly cacheControl: string;
}

/**
 * Sets the headers of an answer that pages of others read: from every origin, since it carries no credentials and is for
 * everybody. True when whoever asks has this very answer already (RFC 9110 §13.1.2).
 */
export function isKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, cacheControl }: Answer,
): boolean {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    etag,
    'cache-control': cacheControl,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const known = request.headers['if-none-match'];
  // A proxy that compresses makes the tag a weak one.
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}
