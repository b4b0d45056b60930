import type { Site, SiteDocument, SiteSource, SiteTemplateChoice } from '@unmuted/api/contract';
import { claimFiles } from '#/modules/files/uploads/uploads.repository.ts';
import {
  auditSite,
  changeSite,
  requireSiteRow,
  type SiteDeps,
  valuesOf,
} from '#/modules/sites/editing/change-site.ts';
import { picturesOf } from '#/modules/sites/editing/document-pictures.ts';
import { requireCodeAllowed } from '#/modules/sites/editing/require-code.ts';
import { type LockedSite, listUsedFiles, saveDraft } from '#/modules/sites/editing/sites.repository.ts';
import { findTemplateFacts } from '#/modules/sites/editing/template-facts.repository.ts';
import { documentOf } from '#/modules/sites/editing/templates.ts';
import { listSources } from '#/modules/sites/rendering/site-facts.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

interface Saving {
  readonly username: string;
  readonly version: number;
}

export function updateSite(deps: SiteDeps, act: Act, saving: Saving, document: SiteDocument): Promise<Site> {
  return changeSite(deps, act, saving, async (tx, site) => {
    const { source } = document;
    // A source that was deleted, or that this person may not see, stays until another one is chosen.
    if (!isSame(source, site.draft?.source ?? null)) await requireSource(tx, act.scope, site, source);
    requireCodeAllowed(site, document, site.draft);
    await requireFiles(tx, act.scope, site, document);
    await replaceDraft(deps, tx, act, site, document);
  });
}

export async function applyTemplate(
  deps: SiteDeps,
  act: Act,
  saving: Saving,
  { template, source }: SiteTemplateChoice,
): Promise<Site> {
  const { locale } = await requireSiteRow(deps, act.scope, saving.username);
  return changeSite(deps, act, saving, async (tx, site) => {
    await requireSource(tx, act.scope, site, source);
    const known = source ? await findTemplateFacts(tx, site.account_id, source) : undefined;
    const document = documentOf(template, { title: site.title, locale, source, known });
    await replaceDraft(deps, tx, act, site, document);
  });
}

/** The caller must have locked the site. */
export async function replaceDraft(
  deps: Pick<SiteDeps, 'clock'>,
  tx: Tx,
  act: Act,
  site: LockedSite,
  document: SiteDocument,
  action: 'site.updated' | 'site.restored' = 'site.updated',
): Promise<void> {
  const isFirst = site.state === 'empty' && document.sections.length > 0;
  await saveDraft(tx, site.username, {
    document,
    state: isFirst ? 'draft' : site.state,
    version: site.version + 1,
    at: deps.clock.now(),
  });
  await auditSite(deps, tx, act, {
    action,
    site,
    change: { before: valuesOf(site.draft) ?? { title: site.title }, after: valuesOf(document) },
  });
}

const isSame = (one: SiteSource | null, other: SiteSource | null) =>
  one?.kind === other?.kind && one?.id === other?.id;

async function requireSource(
  tx: Tx,
  scope: Scope,
  site: LockedSite,
  source: SiteSource | null,
): Promise<void> {
  if (source === null) return;
  const sources = await listSources(tx, scope, site.account_id);
  if (sources.some((each) => isSame(each, source))) return;
  throw new AppError('site.source_unknown', {
    errors: [{ pointer: '/source', code: 'enum', params: {} }],
  });
}

/** A picture is used by the site already, or it is an upload of the account or of the member of staff. */
async function requireFiles(
  tx: Tx,
  scope: Scope,
  { username, account_id: accountId }: LockedSite,
  document: SiteDocument,
): Promise<void> {
  const pictures = picturesOf(document);
  if (pictures.length === 0) return;
  const names = [...new Set(pictures.map(({ file }) => file))];
  const known = new Set(await listUsedFiles(tx, username, names));
  const others = names.filter((name) => !known.has(name));
  const claimed = await claimFiles(tx, scope, {
    accountId,
    names: others,
    kinds: ['image.site', 'image.share'],
  });
  for (const name of claimed) known.add(name);
  const missing = pictures.filter(({ file }) => !known.has(file));
  if (missing.length === 0) return;
  throw new AppError('site.file_unknown', {
    errors: missing.map(({ pointer }) => ({ pointer, code: 'enum', params: {} })),
  });
}
