import path from 'node:path';
import type { Logger } from 'pino';
import type { AppDeps } from '#/composition/app.ts';
import { createDirectoryRegistry } from '#/modules/directories/directories/directory-registry.ts';
import { alertServices } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { serviceOrigins } from '#/modules/stations/outputs/services/service-call.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import type { Connection } from '#/platform/db/connect.ts';
import type { Geo } from '#/platform/geo/geo.ts';
import { createLiveBus } from '#/platform/live/bus.ts';
import type { Addressee, Mail } from '#/platform/mail/mail.ts';
import { createFileStorage } from '#/platform/storage/storage.ts';
import { cheapPasswords, testSecrets } from '#/testing/app/test-secrets.ts';
import { builtKit } from '#/testing/apps/app-files.ts';
import { createAppStoreStandIn } from '#/testing/apps/app-store-stand-in.ts';
import { createFakeNames } from '#/testing/stand-ins/fake-names.ts';
import { networkWithOneStream } from '#/testing/stand-ins/reachable-stream.ts';

export { cheapPasswords, testSecrets };

export interface SentMail {
  readonly to: Addressee;
  readonly mail: Mail;
}

/** Countries for the networks reserved for documentation (RFC 5737, RFC 3849). */
const testCountries = [
  ['192.0.2.', 'IE'],
  ['198.51.100.', 'FR'],
  ['203.0.113.', 'JP'],
  ['2001:db8:', 'GB'],
] as const;

export const testGeo: Geo = {
  source: { name: 'Test networks', date: '2026-01-05', attribution: null, ipv6: true },
  countryOf: (address) => testCountries.find(([prefix]) => address.startsWith(prefix))?.[1] ?? null,
};

export interface TestParts {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly dashboardRoot: string;
  readonly keepMail: (sent: SentMail) => void;
}

/** The dependencies of a test server, in any process. */
export function createTestDeps({ connection, clock, logger, dashboardRoot, keepMail }: TestParts): AppDeps {
  return {
    connection,
    bus: createLiveBus({ connection, onError: (err) => logger.error({ err }) }),
    clock,
    geo: testGeo,
    passwords: cheapPasswords(),
    secrets: testSecrets(),
    mailer: {
      async send(_db, to, mail) {
        keepMail({ to, mail });
      },
    },
    storage: createFileStorage(path.join(dashboardRoot, 'files')),
    publicUrl: () => 'https://studio.example',
    billingUrl: 'https://billing.example/customers/{id}',
    answerStepMs: 0,
    // Effectively unlimited; the tests of the limits set the default ones.
    signInLimits: {
      perAccount: 100_000,
      perAddress: 100_000,
      windowMs: 5 * 60_000,
      perName: 100_000,
      codesPerName: 100_000,
    },
    logger,
    embedRoot: path.join(dashboardRoot, 'embed'),
    siteRoot: path.join(dashboardRoot, 'site'),
    defaultLocale: 'en',
    corsOrigins: ['https://studio.example'],
    streamUrlOf: (mount) => `https://streams.example${mount}`,
    // No name resolves: each test configures its own outbound requests.
    connector: createConnector({ userAgent: 'Studio tests bot', lookup: async () => [] }),
    stationConnector: networkWithOneStream,
    tuneInConnector: createConnector({ userAgent: 'Studio tests', lookup: async () => [] }),
    tuneInOrigin: 'https://air.example',
    coverConnector: createConnector({ userAgent: 'Studio tests covers', lookup: async () => [] }),
    coverOrigins: { musicBrainz: 'https://musicbrainz.example', coverArt: 'https://covers.example' },
    webhookConnector: createConnector({ userAgent: 'Studio tests webhooks', lookup: async () => [] }),
    smapiConnector: createConnector({ userAgent: 'Studio tests skills', lookup: async () => [] }),
    smapi: null,
    appStoreConnector: createAppStoreStandIn(() => clock.now()).connector,
    appStoreConnectOrigin: 'https://store.example',
    castApiUrl: '/cast-api',
    webhookPlainHosts: [],
    outputConnector: createConnector({ userAgent: 'Studio tests songs', lookup: async () => [] }),
    outputOrigins: serviceOrigins,
    alertConnector: createConnector({ userAgent: 'Studio tests alerts', lookup: async () => [] }),
    alertOrigins: alertServices,
    pushSubject: 'https://studio.example',
    buildHooks: { readKit: async () => builtKit() },
    buildLimits: { artifactBytes: 2_000_000, timeLimitS: 3_600 },
    textService: null,
    // No DNS query returns a record.
    silenceCapacity: 300,
    names: createFakeNames(),
    sitesHost: 'sites.studio.example',
    caaIdentity: 'letsencrypt.org',
    directories: createDirectoryRegistry({
      yp: [{ id: 'xiph', name: 'dir.xiph.org', url: 'http://yp.example/cgi-bin/yp-cgi', wantsHttps: false }],
      radioBrowser: 'http://radio-browser.example',
      isDemo: true,
    }),
    dashboard: {
      root: dashboardRoot,
      streamOrigins: ['https://streams.example'],
      runtime: {
        apiUrl: '/api',
        castApiUrl: '/cast-api',
        brand: 'Studio',
        company: 'Unmuted Ltd',
        defaultLocale: 'en',
        releaseId: 'test',
      },
    },
  };
}
