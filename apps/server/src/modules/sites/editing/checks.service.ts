import type { SiteChecks, SiteLinkReport } from '@unmuted/api/contract';
import { requireSiteRow, type SiteDeps } from '#/modules/sites/editing/change-site.ts';
import { checkDraft } from '#/modules/sites/editing/check-draft.ts';
import { requestLinks } from '#/modules/sites/editing/check-links.ts';
import { draftOf } from '#/modules/sites/editing/site-response.ts';
import { readDraftWeight } from '#/modules/sites/rendering/draft-weight.ts';
import { readSiteFacts } from '#/modules/sites/rendering/site-facts.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Connector } from '#/platform/connector/connector.ts';

export async function readChecks(deps: SiteDeps, scope: Scope, username: string): Promise<SiteChecks> {
  const row = await requireSiteRow(deps, scope, username);
  const document = draftOf(row);
  const facts = await readSiteFacts(deps, row, document);
  const weight = await readDraftWeight(deps, { username, account_id: row.account_id, document });
  return { ...checkDraft(document, facts), weight };
}

export async function checkLinks(
  deps: SiteDeps & { readonly connector: Connector },
  scope: Scope,
  username: string,
  signal: AbortSignal,
): Promise<SiteLinkReport> {
  const row = await requireSiteRow(deps, scope, username);
  return requestLinks(deps.connector, draftOf(row), signal);
}
