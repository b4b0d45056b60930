import type { Locale } from '@unmuted/api/contract';
import type { PublicSite } from '#/modules/sites/pages/public-sites.ts';
import type { SiteFile } from '#/modules/sites/pages/site-path.ts';
import { pageInputOf } from '#/modules/sites/rendering/render-version.ts';
import type { SiteBuild } from '#/modules/sites/rendering/site-build.ts';
import { escapeHtml } from '#/modules/widgets/embed/documents.ts';

interface FileContent {
  readonly type: string;
  readonly content: string;
}

/** What browsers and crawlers read besides the pages. */
export function siteFileOf(file: SiteFile, site: PublicSite, build: SiteBuild): FileContent {
  if (file === 'robots.txt') return { type: 'text/plain; charset=utf-8', content: robotsOf(site) };
  if (file === 'sitemap.xml') return { type: 'application/xml; charset=utf-8', content: sitemapOf(site) };
  const [language = 'en'] = site.document.languages;
  return {
    type: 'application/manifest+json; charset=utf-8',
    content: build.renderer.renderManifest(pageInputOf(site, build, language)),
  };
}

function robotsOf({ address }: PublicSite): string {
  // Also for a site that is not to be listed: crawlers must read the page to see that.
  return `User-agent: *\nAllow: /\nSitemap: ${new URL('sitemap.xml', address).href}\n`;
}

/** The page in each language, with the others as alternates. */
function sitemapOf({ document, address }: PublicSite): string {
  const pages = document.languages.map((language: Locale, index) => ({
    language,
    href: escapeHtml(index === 0 ? address : new URL(`${language}/`, address).href),
  }));
  const links = pages
    .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  const entries = document.search.isIndexed
    ? pages.map(({ href }) => `<url><loc>${href}</loc>${links}</url>`)
    : [];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}
