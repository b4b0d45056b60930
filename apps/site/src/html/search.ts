import type { Locale } from '@unmuted/api';
import type { SitePageInput } from '@unmuted/api/contract';
import { firstOf } from '#/page/content.ts';
import { logoOf, type PageContext } from '#/page/page-context.ts';

/** What search engines and previews of links show. */
export interface SearchEntry {
  readonly title: string;
  readonly description: string;
  /** Absolute; null without an image and a logo. */
  readonly image: { readonly url: string; readonly width?: number; readonly height?: number } | null;
}

export function searchEntryOf(page: PageContext, address: string): SearchEntry {
  const { document, text, file } = page;
  const hero = firstOf(page, 'hero');
  const tagline = hero ? text(hero.tagline) : '';
  const own = text(document.search.title);
  const title = own || (tagline === '' ? document.title : `${document.title}: ${firstSentence(tagline)}`);
  const image = document.search.image;
  const logo = logoOf(page);
  const absolute = (path: string) => new URL(path, address).href;
  return {
    title,
    description: text(document.search.description) || tagline || document.title,
    image:
      image !== null
        ? { url: absolute(file(image)), width: image.width, height: image.height }
        : logo === null
          ? null
          : { url: absolute(logo) },
  };
}

const firstSentence = (text: string): string =>
  /^.*?[.!?。！？](?=\s|$)/.exec(text)?.[0].replace(/[.。]$/, '') ?? text;

/** The absolute address of the page in a language. */
export const addressIn = ({ address, document }: SitePageInput, language: Locale): string =>
  language === document.languages[0] ? address : `${address}${language}/`;
