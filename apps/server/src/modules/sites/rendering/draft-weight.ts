import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { SiteChecks } from '@unmuted/api/contract';
import {
  pageInputOf,
  type RenderDeps,
  readInput,
  type SiteToRender,
} from '#/modules/sites/rendering/render-version.ts';
import { readSiteBuild } from '#/modules/sites/rendering/site-build.ts';
import type { SiteFactsDeps } from '#/modules/sites/rendering/site-facts.ts';

const compress = promisify(brotliCompress);
/** The page, its script and its sheet. */
const requests = 3;

/** What a first visit of the draft loads, without pictures. Zero if apps/site was not built. */
export async function readDraftWeight(
  deps: RenderDeps & SiteFactsDeps,
  site: SiteToRender,
): Promise<SiteChecks['weight']> {
  const build = await readSiteBuild(deps.siteRoot);
  if (!build) return { bytes: 0, requests: 0 };
  const input = await readInput(deps, site);
  const [language = 'en'] = site.document.languages;
  const { html } = build.renderer.renderPage(pageInputOf(input, build, language));
  return { bytes: (await compress(html)).length + build.assetBytes, requests };
}
