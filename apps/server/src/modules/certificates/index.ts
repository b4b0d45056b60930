import type { Logger } from 'pino';
import { serveCertificatePages } from '#/modules/certificates/certificate-pages.ts';
import { findCertificate } from '#/modules/certificates/certificates.repository.ts';
import type { AcmeSettings } from '#/modules/certificates/issuing/acme-client.ts';
import { type IssuingDeps, startIssuing } from '#/modules/certificates/issuing/start-issuing.ts';
import { keyPlaceOf } from '#/modules/certificates/key-places.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { trusting } from '#/platform/http/trusted-proxies.ts';
import { createMemo } from '#/platform/lib/memo.ts';
import { defineModule } from '#/platform/modules/define-module.ts';

interface RouteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly trustedProxies?: readonly string[];
  /** The host names that modules serve, and those of the product. */
  readonly servedNames: () => Promise<readonly string[]>;
}

interface TaskDeps extends Omit<IssuingDeps, 'wantedNames' | 'acme' | 'log'> {
  readonly acme: AcmeSettings | null;
  readonly servedNames: () => Promise<readonly string[]>;
  /** Whether the operator's own certificate is used for a name. */
  readonly hasOwnCertificate: (name: string) => boolean;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

const namesForMs = 5_000;

export const certificates = defineModule({
  name: 'certificates',
  routes: ({ db, clock, trustedProxies, servedNames }: RouteDeps) => {
    const names = createMemo({ clock, forMs: namesForMs, load: async () => new Set(await servedNames()) });
    return {
      servePages: (server) =>
        serveCertificatePages(server, {
          db,
          clock,
          isWanted: async (name) => (await names.get('all')).has(name),
          isTrustedProxy: trusting(trustedProxies ?? []),
        }),
    };
  },
  async findCertificate({ db, secrets }, name) {
    const row = await findCertificate(db, name);
    if (!row?.is_wanted || row.chain === null || row.key === null) return null;
    return { chain: row.chain, key: secrets.open(row.key, keyPlaceOf(name)) };
  },
  startOnEveryServer: ({ acme, servedNames, hasOwnCertificate, logger, ...deps }: TaskDeps) => {
    if (!acme) return async () => {};
    return startIssuing({
      ...deps,
      acme,
      wantedNames: async () => (await servedNames()).filter((name) => !hasOwnCertificate(name)),
      log: (message, details) => logger.info(details, message),
    });
  },
});
