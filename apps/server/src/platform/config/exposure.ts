/** Settings that name where other machines reach this server, or who passes their requests on. */
interface ReachableSettings {
  readonly HOST: string;
  readonly NODE_ENV?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly API_URL: string;
  readonly CAST_API_URL: string;
  readonly ENGINE_PUBLIC_ORIGIN?: string | undefined;
  readonly CORS_ORIGINS: readonly string[];
  readonly TRUSTED_PROXIES: readonly string[];
  readonly SITES_HOST?: string | undefined;
  readonly HTTPS_PORT?: number | undefined;
}

/**
 * Returns the names of the settings that open the server to others. A server that listens on loopback is still public
 * when a proxy of the same machine passes requests on to it.
 */
export function exposuresOf(env: ReachableSettings): string[] {
  const exposed: readonly (readonly [name: string, isExposed: boolean])[] = [
    ['NODE_ENV', env.NODE_ENV === 'production'],
    ['HOST', !isLoopback(env.HOST)],
    ['DATABASE_URL', env.DATABASE_URL !== undefined],
    ['PUBLIC_URL', isRemote(env.PUBLIC_URL)],
    ['API_URL', isRemote(env.API_URL)],
    ['CAST_API_URL', isRemote(env.CAST_API_URL)],
    ['ENGINE_PUBLIC_ORIGIN', isRemote(env.ENGINE_PUBLIC_ORIGIN)],
    ['CORS_ORIGINS', env.CORS_ORIGINS.some(isRemote)],
    ['TRUSTED_PROXIES', env.TRUSTED_PROXIES.length > 0],
    ['SITES_HOST', env.SITES_HOST !== undefined],
    ['HTTPS_PORT', env.HTTPS_PORT !== undefined],
  ];
  return exposed.flatMap(([name, isExposed]) => (isExposed ? [name] : []));
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** Whether the URL leads to another host. A path leads to this server. */
function isRemote(url: string | undefined): boolean {
  if (url === undefined || !URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return !isLoopback(hostname.replace(/^\[(.*)\]$/, '$1')) && !hostname.endsWith('.localhost');
}
