import { type Locale, locales, type SiteDocument } from '@unmuted/api/contract';
import type { StoredSitePage } from '#/platform/db/product-tables.ts';

/** A file of a site other than its pages. */
export type SiteFile = 'manifest.webmanifest' | 'sitemap.xml' | 'robots.txt';

/** What a path below the address of a site names. */
export type SiteTarget =
  | { readonly kind: 'page'; readonly page: StoredSitePage['kind']; readonly language: Locale }
  | { readonly kind: 'file'; readonly file: SiteFile }
  /** The path in its right form. */
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'missing' };

const files: readonly SiteFile[] = ['manifest.webmanifest', 'sitemap.xml', 'robots.txt'];
const missing = { kind: 'missing' } as const;

/** `path` has no leading slash: ``, `fr/`, `fr/privacy/`, `robots.txt`. */
export function siteTargetOf(path: string, languages: SiteDocument['languages']): SiteTarget {
  const file = files.find((each) => each === path);
  if (file) return { kind: 'file', file };
  if (path.length > 20) return missing;
  const [first = 'en'] = languages;
  const parts = path.split('/').filter((part) => part !== '');
  const named = locales.find((locale) => locale === parts[0]);
  if (named && !languages.includes(named)) return missing;
  const rest = named ? parts.slice(1) : parts;
  const page = pageOf(rest);
  if (!page) return missing;
  const right = [...(named && named !== first ? [named] : []), ...rest].map((part) => `${part}/`).join('');
  if (right !== path) return { kind: 'redirect', path: right };
  return { kind: 'page', page, language: named ?? first };
}

/** The section whose code a path below the address of a site names; null for any other path. */
export const codeSectionOf = (path: string): string | null =>
  /^code\/([a-z0-9]{4,16})$/.exec(path)?.[1] ?? null;

function pageOf([name, ...others]: readonly string[]): StoredSitePage['kind'] | null {
  if (others.length > 0) return null;
  if (name === undefined) return 'page';
  return name === 'privacy' || name === 'imprint' ? name : null;
}
