import { filesPath } from '#/modules/files/public/file-name.ts';
import { hostPath } from '#/modules/sites/pages/serve-sites.ts';
import { assetsPath } from '#/modules/sites/rendering/site-build.ts';
import { sitesPath } from '#/modules/sites/site-address.ts';
import { challengePath } from '#/platform/tls/challenge-path.ts';

/**
 * The path at which a request for a host of a site is served: everything is below the site, so that neither the dashboard
 * nor an API answers on that host. Files and the calls of its own pages have the same path on every host.
 */
export function rewriteForHost(username: string, url: string): string {
  const [path = '/'] = url.split('?', 1);
  const own = ['live', 'played', 'messages'].map((act) => `${sitesPath}/${username}/${act}`);
  if (path.startsWith(`${challengePath}/`)) return url;
  if (own.includes(path) || path.startsWith(`${assetsPath}/`) || path.startsWith(`${filesPath}/`)) return url;
  const safe = url.startsWith('/') ? url : '/';
  return `${hostPath}/${encodeURIComponent(username)}${safe}`;
}
