import { listSiteHosts } from '#/modules/sites/pages/pages.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { hostNameOf } from '#/platform/http/host-name.ts';

interface HostDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Sites without a domain have a name below it; null if not configured. */
  readonly sitesHost: string | null;
  /** Names of the product, which may lie below `sitesHost`. */
  readonly ownHosts: () => readonly string[];
  readonly onError: (error: unknown) => void;
}

export interface SiteHosts {
  /** The site at a Host header; null for hosts of the product and unknown ones. */
  readonly usernameOf: (host: string | undefined) => string | null;
  /** Reads the domains now. */
  refresh(): Promise<void>;
}

const forMs = 5_000;

/**
 * The verified domains of all sites, in memory: whether a request is for a site must be known before it is routed. Requests
 * refresh them; while the database is away, the last ones stay.
 */
export function createSiteHosts({ db, clock, sitesHost, ownHosts, onError }: HostDeps): SiteHosts {
  let byDomain: ReadonlyMap<string, string> = new Map();
  let readAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    readAt = clock.now().getTime();
    const hosts = await listSiteHosts(db);
    byDomain = new Map(hosts.map(({ domain, username }) => [domain, username]));
  }

  return {
    usernameOf(host) {
      if (Math.abs(clock.now().getTime() - readAt) > forMs) refresh().catch(onError);
      const name = hostNameOf(host);
      if (name === null || ownHosts().includes(name)) return null;
      const parent = sitesHost === null ? null : `.${sitesHost}`;
      if (parent !== null && name.endsWith(parent)) return name.slice(0, -parent.length);
      return byDomain.get(name) ?? null;
    },
    refresh,
  };
}
