import type { FastifyReply, FastifyRequest } from 'fastify';

const year = 365 * 24 * 60 * 60;

/** On every reply, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${year}`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A reply of the API is data: should a browser ever show one, it may load and frame nothing. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const allowedMethods = 'GET, POST, PUT, PATCH, DELETE';
const allowedHeaders =
  'authorization, content-type, accept-language, idempotency-key, if-match, last-event-id';

/**
 * Names a foreign origin only when the configuration lists it. Tokens travel in a header, so credentials are never
 * allowed. True when the request was a preflight that is now to be answered.
 */
export function applyCors(origins: readonly string[], request: FastifyRequest, reply: FastifyReply): boolean {
  if (origins.length === 0) return false;
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return false;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'x-request-id, retry-after',
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
