import type { FastifyInstance } from 'fastify';
import { isSchemaCurrent } from '#/platform/db/migrate.ts';
import type { Db } from '#/platform/db/schema.ts';

/** `/healthz`: the process responds. `/readyz`: it can serve, with a current database schema and not draining. */
export function serveHealth(
  app: FastifyInstance,
  { db, isDraining }: { db: Db; isDraining: () => boolean },
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const isReady = !isDraining() && (await isSchemaCurrent(db).catch((error: unknown) => refuse(error)));
    return reply
      .code(isReady ? 200 : 503)
      .headers(isReady ? {} : { 'retry-after': '2' })
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unavailable' });

    function refuse(error: unknown): false {
      request.log.warn({ err: error }, 'not ready');
      return false;
    }
  });
}
