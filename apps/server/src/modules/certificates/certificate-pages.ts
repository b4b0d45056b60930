import type { FastifyInstance } from 'fastify';
import { findChallengeAnswer } from '#/modules/certificates/issuing/acme.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { isLoopbackAddress } from '#/platform/lib/ip-address.ts';
import { challengePath } from '#/platform/tls/challenge-path.ts';

export interface CertificatePagesDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Whether a host name is served here and may have a certificate. */
  readonly isWanted: (name: string) => Promise<boolean>;
  readonly isTrustedProxy: (address: string) => boolean;
}

/** What certificate authorities and the provider's own proxies ask. */
export function serveCertificatePages(
  server: FastifyInstance,
  { db, clock, isWanted, isTrustedProxy }: CertificatePagesDeps,
): void {
  server.get<{ Params: { token: string } }>(`${challengePath}/:token`, async (request, reply) => {
    const answer = await findChallengeAnswer(db, request.params.token, clock.now());
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return answer === undefined ? reply.code(404).send('unknown\n') : reply.send(answer);
  });

  // A proxy with certificates of its own asks here before it requests one, such as Caddy's `ask`: docs/guide/tls.md.
  server.get<{ Querystring: { domain?: string } }>('/internal/tls/ask', async (request, reply) => {
    const peer = request.socket.remoteAddress ?? '';
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    const isAllowed = !isForwarded && (isLoopbackAddress(peer) || isTrustedProxy(peer));
    const name = typeof request.query.domain === 'string' ? request.query.domain.toLowerCase() : '';
    const isServed = isAllowed && (await isWanted(name));
    return reply
      .code(isServed ? 200 : 404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(isServed ? 'served\n' : 'unknown\n');
  });
}
