import type { StreamUrlOf } from '#/engine/engine.ts';
import type { EngineHandle } from '#/engine/index.ts';
import type { Config } from '#/platform/config/config.ts';
import { type Connector, createConnector, type StreamConnector } from '#/platform/connector/connector.ts';
import { createNames, type Names } from '#/platform/connector/names.ts';
import { portOf } from '#/platform/connector/target.ts';

/** Clients of external services, and the only way to reach them. */
export interface ExternalServices {
  readonly connector: Connector;
  /** Sends webhooks, with limits of its own: slow receivers do not delay other requests. */
  readonly webhookConnector: Connector;
  /** Posts songs to chats and social networks. */
  readonly outputConnector: Connector;
  /** Tells people and systems about incidents. */
  readonly alertConnector: Connector;
  /** Checks streaming services and listens to them; many of them answer slowly. */
  readonly stationConnector: StreamConnector;
  /** Calls TuneIn; see `AirDeps`. */
  readonly tuneInConnector: Connector;
  readonly tuneInOrigin: string;
  /** Looks up the covers of songs. */
  readonly coverConnector: Connector;
  /** Sends skills to Amazon. */
  readonly smapiConnector: Connector;
  /** Asks App Store Connect for certificates and profiles. */
  readonly appStoreConnector: Connector;
  /** `host:port` of receivers that may be reached without https. */
  readonly webhookPlainHosts: readonly string[];
  readonly names: Names;
  /** The CNAME target of custom domains; null if not configured. */
  readonly sitesHost: string | null;
  /** The name of our certificate authority in CAA records; null if this server requests no certificates. */
  readonly caaIdentity: string | null;
  readonly streamUrlOf: StreamUrlOf;
}

type Settings = Pick<
  Config,
  | 'BRAND'
  | 'PUBLIC_URL'
  | 'CONNECTOR_ALLOW'
  | 'SITES_HOST'
  | 'DNS_SERVERS'
  | 'HTTPS_PORT'
  | 'ACME_DIRECTORY'
  | 'ACME_CAA_IDENTITY'
  | 'TUNEIN_URL'
  | 'MUSICBRAINZ_URL'
  | 'SMS_URL'
  | 'SMAPI_URL'
  | 'SMAPI_TOKEN_URL'
  | 'APP_STORE_CONNECT_URL'
>;

/** What the demo stands in for. */
interface DemoParts {
  /** `host:port` of its streaming services. */
  readonly places: readonly string[];
  /** The origin of its TuneIn. */
  readonly tuneInOrigin: string;
}

const tuneInAir = 'https://air.radiotime.com';

export function createExternalServices(
  config: Settings,
  { publicOrigin }: Pick<EngineHandle, 'publicOrigin'>,
  demo?: DemoParts,
): ExternalServices {
  const tuneInOrigin = config.TUNEIN_URL ?? demo?.tuneInOrigin ?? tuneInAir;
  return {
    connector: createConnector({
      userAgent: userAgentOf(config),
      allow: [...config.CONNECTOR_ALLOW, ...engineAddress(publicOrigin)],
    }),
    webhookConnector: createConnector({
      userAgent: `${brandOf(config)} webhooks`.trim(),
      allow: config.CONNECTOR_ALLOW,
      limits: { totalMs: 10_000, perHost: 8, inAll: 40 },
    }),
    outputConnector: createConnector({
      userAgent: `${brandOf(config)} songs${config.PUBLIC_URL ? ` (+${config.PUBLIC_URL})` : ''}`.trim(),
      allow: config.CONNECTOR_ALLOW,
      // Most outputs of all customers share a few hosts.
      limits: { totalMs: 10_000, bodyBytes: 256_000, redirects: 0, perHost: 16, inAll: 40 },
    }),
    alertConnector: createConnector({
      userAgent: `${brandOf(config)} alerts${config.PUBLIC_URL ? ` (+${config.PUBLIC_URL})` : ''}`.trim(),
      // A gateway of the provider may be in its own network.
      allow: [...config.CONNECTOR_ALLOW, placeOf(config.SMS_URL)],
      limits: { totalMs: 10_000, bodyBytes: 256_000, redirects: 0, perHost: 16, inAll: 40 },
    }),
    stationConnector: createConnector({
      userAgent: `${brandOf(config)} station check bot`.trim(),
      allow: [...config.CONNECTOR_ALLOW, ...engineAddress(publicOrigin), ...(demo?.places ?? [])],
      // Stations are hosted at any unprivileged port.
      ports: [
        [80, 80],
        [443, 443],
        [1_024, 65_535],
      ],
      limits: { totalMs: 15_000, inAll: 80, waitMs: 15_000 },
    }),
    tuneInConnector: createConnector({
      userAgent: brandOf(config),
      // Only a configured host, or the demo's own one, may be without TLS or private.
      allow: tuneInOrigin === tuneInAir ? [] : [placeOf(tuneInOrigin)],
      limits: { totalMs: 10_000, perHost: 8, inAll: 8, redirects: 0 },
    }),
    tuneInOrigin,
    coverConnector: createConnector({
      userAgent: `${brandOf(config)} covers${config.PUBLIC_URL ? ` (+${config.PUBLIC_URL})` : ''}`.trim(),
      allow: config.MUSICBRAINZ_URL === undefined ? [] : [placeOf(config.MUSICBRAINZ_URL)],
      limits: { totalMs: 15_000, redirects: 4 },
    }),
    smapiConnector: createConnector({
      userAgent: `${brandOf(config)} skills`.trim(),
      // Packages have icons of several megabytes.
      limits: { firstByteMs: 30_000, totalMs: 120_000, redirects: 0 },
      allow: [placeOf(config.SMAPI_URL), placeOf(config.SMAPI_TOKEN_URL)],
    }),
    appStoreConnector: createConnector({
      userAgent: `${brandOf(config)} apps`.trim(),
      // All calls of a request together must answer within its time.
      limits: { totalMs: 12_000, bodyBytes: 1_000_000, redirects: 0 },
      allow: [placeOf(config.APP_STORE_CONNECT_URL)],
    }),
    webhookPlainHosts: config.CONNECTOR_ALLOW,
    names: createNames({ servers: config.DNS_SERVERS }),
    sitesHost: config.SITES_HOST ?? null,
    caaIdentity: caaIdentityOf(config),
    streamUrlOf: (mount) => (publicOrigin === null ? null : publicOrigin + mount),
  };
}

/** Only Let's Encrypt's own name is known. */
function caaIdentityOf({ HTTPS_PORT, ACME_DIRECTORY, ACME_CAA_IDENTITY }: Settings): string | null {
  if (HTTPS_PORT === undefined || ACME_DIRECTORY === 'none') return null;
  const isLetsEncrypt = new URL(ACME_DIRECTORY).hostname.endsWith('.letsencrypt.org');
  return ACME_CAA_IDENTITY ?? (isLetsEncrypt ? 'letsencrypt.org' : null);
}

/** The engine's own address is allowed, even on a private network. */
function engineAddress(publicOrigin: string | null): string[] {
  if (publicOrigin === null) return [];
  return [placeOf(publicOrigin)];
}

function placeOf(origin: string): string {
  const url = new URL(origin);
  return `${url.hostname}:${portOf(url)}`;
}

/** `bot` excludes it from the statistics: it connects to streams, but is not a listener. */
function userAgentOf({ BRAND, PUBLIC_URL }: Settings): string {
  return `${brandOf({ BRAND })} directory bot${PUBLIC_URL ? ` (+${PUBLIC_URL})` : ''}`.trim();
}

/** The brand in a header: ASCII only. */
const brandOf = ({ BRAND }: Pick<Settings, 'BRAND'>): string => BRAND.replace(/[^\x20-\x7e]/g, '').trim();
