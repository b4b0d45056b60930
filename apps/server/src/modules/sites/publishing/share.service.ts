import { createHash, randomBytes } from 'node:crypto';
import { limits, type SiteShareLink } from '@unmuted/api/contract';
import { auditSite, changeSite, type SiteDeps } from '#/modules/sites/editing/change-site.ts';
import { saveSite } from '#/modules/sites/editing/sites.repository.ts';
import { sitesPath } from '#/modules/sites/site-address.ts';
import type { Act } from '#/platform/http/act.ts';

/** House rule E5: at least 128 bits. */
const tokenBytes = 24;
const dayMs = 86_400_000;

/** What is stored of the token of a link to a draft. */
export const hashOfShareToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Replaces the link: only the latest one works. */
export async function shareDraft(deps: SiteDeps, act: Act, username: string): Promise<SiteShareLink> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const expiresAt = new Date(deps.clock.now().getTime() + limits.siteShareDays * dayMs);
  await changeSite(deps, act, { username }, async (tx, site) => {
    await saveSite(tx, username, { share_hash: hashOfShareToken(token), share_expires_at: expiresAt });
    await auditSite(deps, tx, act, {
      action: 'site.shared',
      site,
      change: {
        before: { until: site.share_expires_at?.toISOString() ?? null },
        after: { until: expiresAt.toISOString() },
      },
    });
  });
  return {
    url: new URL(`${sitesPath}/draft/${token}`, deps.publicUrl()).href,
    expiresAt: expiresAt.toISOString(),
  };
}

export async function unshareDraft(deps: SiteDeps, act: Act, username: string): Promise<void> {
  await changeSite(deps, act, { username }, async (tx, site) => {
    if (site.share_expires_at === null) return;
    await saveSite(tx, username, { share_hash: null, share_expires_at: null });
    await auditSite(deps, tx, act, {
      action: 'site.shared',
      site,
      change: { before: { until: site.share_expires_at.toISOString() }, after: { until: null } },
    });
  });
}
