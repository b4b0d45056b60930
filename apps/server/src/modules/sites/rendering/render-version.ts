import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Locale, SiteDocument, SiteFacts, SitePageInput } from '@unmuted/api/contract';
import type { Logger } from 'pino';
import { nameOf } from '#/modules/files/public/file-name.ts';
import { findMainDomain } from '#/modules/sites/rendering/main-domain.repository.ts';
import { readSiteBuild, type SiteBuild } from '#/modules/sites/rendering/site-build.ts';
import { readSiteFacts, type SiteFactsDeps, type SiteOfFacts } from '#/modules/sites/rendering/site-facts.ts';
import { storeContent, storePage } from '#/modules/sites/rendering/store-page.ts';
import { drawShareImage, shareImageSize } from '#/modules/sites/share-image/draw-share-image.ts';
import { type SiteAddressDeps, siteAddressOf, sitesPath } from '#/modules/sites/site-address.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { StoredSitePage } from '#/platform/db/product-tables.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

export interface RenderDeps extends Omit<SiteFactsDeps, 'db'>, SiteAddressDeps {
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly logger: Pick<Logger, 'error'>;
  /** The build output of apps/site. */
  readonly siteRoot: string;
}

export interface SiteToRender extends SiteOfFacts {
  readonly username: string;
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
  deps: Pick<RenderDeps, 'storage' | 'clock' | 'logger'>,
  tx: Tx,
  build: SiteBuild,
  input: RenderInput,
): Promise<readonly StoredSitePage[]> {
  const { storage, clock } = deps;
  const source = sourceOf(input, build);
  const pages: StoredSitePage[] = [];
  for (const language of input.document.languages) {
    const shareHash = await storeShareImage(deps, tx, build, { ...input, language });
    const shareImage = shareHash && nameOf(shareHash, pngType);
    for (const kind of kinds) {
      const rendered = renderOne(build, pageInputOf(input, build, language, { shareImage }), kind);
      if (!rendered) continue;
      const { html, styleSources } = rendered;
      const hash = await storePage(tx, storage, html, clock.now());
      const { length: bytes } = await compress(html);
      const image = kind === 'page' && shareHash ? { shareHash } : {};
      pages.push({ language, kind, hash, bytes, styleSources, source, ...image });
    }
  }
  return pages;
}

const pngType = 'image/png';

/** Returns the hash of the drawn picture. A site is published without it rather than not at all. */
async function storeShareImage(
  { storage, clock, logger }: Pick<RenderDeps, 'storage' | 'clock' | 'logger'>,
  tx: Tx,
  { renderer }: SiteBuild,
  input: Pick<SitePageInput, 'document' | 'facts' | 'language'> & { readonly username: string },
): Promise<string | null> {
  if (input.document.search.image !== null) return null;
  const content = await drawShareImage(storage.backend, renderer, input).catch((err: unknown) => {
    logger.error({ err, site: input.username }, 'share image');
    return null;
  });
  return (
    content &&
    storeContent(tx, storage, { type: pngType, content, isPublic: true, size: shareImageSize }, clock.now())
  );
}

export function renderOne(build: SiteBuild, input: SitePageInput, kind: StoredSitePage['kind']) {
  return kind === 'page' ? build.renderer.renderPage(input) : build.renderer.renderLegal(input, kind);
}

interface PageOptions {
  /** Of a draft; by default the public one of the site. */
  readonly endpoint?: string;
  /** Of the code of a draft; see `SitePageInput`. */
  readonly codePath?: string;
  /** See `SitePageInput`; none by default. */
  readonly shareImage?: string | null;
}

export const pageInputOf = (
  input: RenderInput,
  { assets }: SiteBuild,
  language: Locale,
  { endpoint, codePath, shareImage = null }: PageOptions = {},
): SitePageInput => ({
  ...input,
  language,
  assets,
  endpoint: endpoint ?? `${sitesPath}/${input.username}`,
  ...(codePath !== undefined && { codePath }),
  isDraft: endpoint !== undefined,
  shareImage,
});
