import type { Locale } from '@unmuted/api';
import type { SitePageInput } from '@unmuted/api/contract';
import { firstOf } from '#/page/content.ts';
import { logoOf, type PageContext } from '#/page/page-context.ts';

/** What search engines and previews of links show. */
export interface SearchEntry {
  readonly title: string;
  readonly description: string;
  /** Null without an image and a logo. */
  readonly image: SearchImage | null;
}

interface SearchImage {
  /** Absolute. */
  readonly url: string;
  readonly alt: string;
  /** Missing for a logo, which previews show small. */
  readonly size?: { readonly width: number; readonly height: number };
}

export function searchEntryOf(
  page: PageContext,
  { address, shareImage }: Pick<SitePageInput, 'address' | 'shareImage'>,
): SearchEntry {
  const { document, text } = page;
  const hero = firstOf(page, 'hero');
  const tagline = hero ? text(hero.tagline) : '';
  const own = text(document.search.title);
  const title = own || (tagline === '' ? document.title : `${document.title}: ${firstSentence(tagline)}`);
  return {
    title,
    description: text(document.search.description) || tagline || document.title,
    image: imageOf(page, address, shareImage, tagline),
  };
}

/** The owner's image, else the drawn one with what is written on it, else the logo. */
function imageOf(
  page: PageContext,
  address: string,
  shareImage: string | null,
  tagline: string,
): SearchImage | null {
  const { document, text, file, facts } = page;
  const absolute = (path: string) => new URL(path, address).href;
  const { image } = document.search;
  if (image !== null) {
    const { width, height, alt } = image;
    return { url: absolute(file(image)), alt: text(alt) || document.title, size: { width, height } };
  }
  if (shareImage !== null) {
    const alt = [document.title, tagline].filter((part) => part !== '').join('. ');
    return { url: absolute(`${facts.filesUrl}${shareImage}`), alt, size: { width: 1200, height: 630 } };
  }
  const logo = logoOf(page);
  return logo === null ? null : { url: absolute(logo), alt: document.title };
}

const firstSentence = (text: string): string =>
  /^.*?[.!?。！？](?=\s|$)/.exec(text)?.[0].replace(/[.。]$/, '') ?? text;

/** The absolute address of the page in a language. */
export const addressIn = ({ address, document }: SitePageInput, language: Locale): string =>
  language === document.languages[0] ? address : `${address}${language}/`;
