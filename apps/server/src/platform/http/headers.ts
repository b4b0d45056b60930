import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sent with every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** API responses are data: if a browser renders one, it may load and frame nothing. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const allowedMethods = 'GET, POST, PUT, PATCH, DELETE';
const allowedHeaders =
  'authorization, content-type, accept-language, idempotency-key, if-match, last-event-id';

/**
 * Allows origins listed in the configuration only. Tokens are sent in a header, so credentials are never allowed.
 * Returns true for a preflight request, which is then complete.
 */
export function applyCors(origins: readonly string[], request: FastifyRequest, reply: FastifyReply): boolean {
  if (origins.length === 0) return false;
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return false;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'x-request-id, retry-after, date',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false;
  reply.headers({
    'access-control-allow-methods': allowedMethods,
    'access-control-allow-headers': allowedHeaders,
    'access-control-max-age': '600',
  });
  return true;
}
