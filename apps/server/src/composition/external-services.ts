import { hasDemoAccounts } from '#/composition/seed/seed.repository.ts';
import type { EngineHandle } from '#/engine/index.ts';
import type { StreamUrlOf } from '#/modules/casts/cast/cast-streams.ts';
import { createDirectoryRegistry, type Place } from '#/modules/directories/directories/directory-registry.ts';
import type { Config } from '#/platform/config/config.ts';
import { type Connector, createConnector } from '#/platform/connector/connector.ts';
import { createNames, type Names } from '#/platform/connector/names.ts';
import { portOf } from '#/platform/connector/target.ts';
import type { Db } from '#/platform/db/schema.ts';

/** Clients of external services, and the only way to reach them. */
export interface ExternalServices {
  readonly connector: Connector;
  readonly names: Names;
  /** The CNAME target of custom domains; null if not configured. */
  readonly sitesHost: string | null;
  readonly places: readonly Place[];
  readonly streamUrlOf: StreamUrlOf;
}

type Settings = Pick<
  Config,
  | 'BRAND'
  | 'PUBLIC_URL'
  | 'CONNECTOR_ALLOW'
  | 'YP_DIRECTORIES'
  | 'YP_AFTER_S'
  | 'RADIO_BROWSER_URL'
  | 'SITES_HOST'
  | 'DNS_SERVERS'
>;

export async function createExternalServices(
  config: Settings,
  { publicOrigin }: Pick<EngineHandle, 'publicOrigin'>,
  db: Db,
): Promise<ExternalServices> {
  const { RADIO_BROWSER_URL: radioBrowser } = config;
  return {
    connector: createConnector({
      userAgent: agentOf(config),
      allow: [...config.CONNECTOR_ALLOW, ...ownPlace(publicOrigin)],
    }),
    names: createNames({ servers: config.DNS_SERVERS }),
    sitesHost: config.SITES_HOST ?? null,
    places: createDirectoryRegistry({
      yp: config.YP_DIRECTORIES ?? null,
      radioBrowser: radioBrowser === 'none' ? false : (radioBrowser ?? null),
      ypAfterS: config.YP_AFTER_S,
      isDemo: await hasDemoAccounts(db),
    }),
    streamUrlOf: (mount) => (publicOrigin === null ? null : publicOrigin + mount),
  };
}

/** The engine's own address is allowed, even on a private network. */
function ownPlace(publicOrigin: string | null): string[] {
  if (publicOrigin === null) return [];
  const url = new URL(publicOrigin);
  return [`${url.hostname}:${portOf(url)}`];
}

/** `bot` excludes it from the statistics: it connects to streams, but is not a listener. */
function agentOf({ BRAND, PUBLIC_URL }: Settings): string {
  const brand = BRAND.replace(/[^\x20-\x7e]/g, '').trim();
  return `${brand} directory bot${PUBLIC_URL ? ` (+${PUBLIC_URL})` : ''}`.trim();
}
