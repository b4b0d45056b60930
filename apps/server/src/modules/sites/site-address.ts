export interface SiteAddressDeps {
  /** Sites without a domain have a name below it; null if not configured. */
  readonly sitesHost: string | null;
  readonly publicUrl: () => string;
}

/** The path of public pages of sites on the product's own host. */
export const sitesPath = '/s';

/** The main address of a site, with a trailing slash. `primaryDomain` is its verified main domain. */
export function siteAddressOf(
  { sitesHost, publicUrl }: SiteAddressDeps,
  username: string,
  primaryDomain: string | null,
): string {
  const port = portOf(publicUrl());
  if (primaryDomain !== null) return `https://${primaryDomain}${port}/`;
  if (sitesHost !== null) return `https://${username}.${sitesHost}${port}/`;
  return new URL(`${sitesPath}/${username}/`, publicUrl()).href;
}

/** Sites are served on the https port of the dashboard; over http, a proxy serves them on the usual one. */
function portOf(publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  return protocol === 'https:' && port !== '' ? `:${port}` : '';
}
