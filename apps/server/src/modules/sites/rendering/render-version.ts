import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Locale, SiteDocument, SiteFacts, SitePageInput } from '@unmuted/api/contract';
import { findMainDomain } from '#/modules/sites/rendering/main-domain.repository.ts';
import { readSiteBuild, type SiteBuild } from '#/modules/sites/rendering/site-build.ts';
import { readSiteFacts, type SiteFactsDeps } from '#/modules/sites/rendering/site-facts.ts';
import { storePage } from '#/modules/sites/rendering/store-page.ts';
import { type SiteAddressDeps, siteAddressOf, sitesPath } from '#/modules/sites/site-address.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { StoredSitePage } from '#/platform/db/product-tables.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

export interface RenderDeps extends Omit<SiteFactsDeps, 'db'>, SiteAddressDeps {
  readonly clock: Clock;
  readonly storage: FileStorage;
  /** The build output of apps/site. */
  readonly siteRoot: string;
}

export interface SiteToRender {
  readonly username: string;
  readonly account_id: string;
  readonly document: SiteDocument;
}

/** Everything that a page depends on, but its language. */
export interface RenderInput {
  readonly username: string;
  readonly document: SiteDocument;
  readonly facts: SiteFacts;
  readonly address: string;
}

const compress = promisify(brotliCompress);
const kinds = ['page', 'privacy', 'imprint'] as const;

/** Renders and stores all pages of a version; none if apps/site was not built. */
export async function renderVersion(
  deps: RenderDeps & { readonly db: Tx },
  site: SiteToRender,
): Promise<readonly StoredSitePage[]> {
  const build = await readSiteBuild(deps.siteRoot);
  if (!build) return [];
  return renderPages(deps, deps.db, build, await readInput(deps, site));
}

export async function readInput(
  deps: SiteFactsDeps & SiteAddressDeps,
  site: SiteToRender,
): Promise<RenderInput> {
  const { username, document } = site;
  const [facts, domain] = await Promise.all([
    readSiteFacts(deps, site, document),
    findMainDomain(deps.db, username),
  ]);
  return { username, document, facts, address: siteAddressOf(deps, username, domain) };
}

/** Identifies what pages were rendered from: when it changes, they are rendered again. */
export function sourceOf({ facts, address }: RenderInput, build: SiteBuild): string {
  return createHash('sha256')
    .update(JSON.stringify([facts, address, build.id]))
    .digest('hex')
    .slice(0, 32);
}

export async function renderPages(
  { storage, clock }: Pick<RenderDeps, 'storage' | 'clock'>,
  tx: Tx,
  build: SiteBuild,
  input: RenderInput,
): Promise<readonly StoredSitePage[]> {
  const source = sourceOf(input, build);
  const pages: StoredSitePage[] = [];
  for (const language of input.document.languages) {
    for (const kind of kinds) {
      const rendered = renderOne(build, pageInputOf(input, build, language), kind);
      if (!rendered) continue;
      const { html, styleSources } = rendered;
      const hash = await storePage(tx, storage, html, clock.now());
      const { length: bytes } = await compress(html);
      pages.push({ language, kind, hash, bytes, styleSources, source });
    }
  }
  return pages;
}

export function renderOne(build: SiteBuild, input: SitePageInput, kind: StoredSitePage['kind']) {
  return kind === 'page' ? build.renderer.renderPage(input) : build.renderer.renderLegal(input, kind);
}

export const pageInputOf = (
  input: RenderInput,
  { assets }: SiteBuild,
  language: Locale,
  draft?: { readonly endpoint: string },
): SitePageInput => ({
  ...input,
  language,
  assets,
  endpoint: draft?.endpoint ?? `${sitesPath}/${input.username}`,
  isDraft: draft !== undefined,
});
