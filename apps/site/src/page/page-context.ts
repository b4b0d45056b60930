import type { Locale, SiteDocument, SiteFacts, SitePicture, SiteSection, SiteText } from '@unmuted/api';
import type { SitePageInput } from '@unmuted/api/contract';
import { texts } from '#/texts/texts.ts';
import type { Texts } from '#/texts/types.ts';

/** What every part of a page reads. */
export interface PageContext {
  readonly document: SiteDocument;
  readonly facts: SiteFacts;
  readonly language: Locale;
  readonly endpoint: string;
  /** Where the code of sections is served: absolute, or relative to the page. */
  readonly codePath: string;
  readonly isDraft: boolean;
  /** Shown while the owner edits: parts that wait for the script have an example. */
  readonly isPreview: boolean;
  readonly texts: Texts;
  /** A text in the language of the page, else in the first language of the site. */
  readonly text: (text: SiteText) => string;
  readonly file: (picture: SitePicture) => string;
  /** The way to the page in the first language: pages in other languages are one folder down, as are legal texts. */
  readonly home: './' | '../' | '../../';
  /** The way to the page in this language. */
  readonly here: './' | '../';
}

export type PageInput = Pick<
  SitePageInput,
  'document' | 'facts' | 'language' | 'endpoint' | 'codePath' | 'isDraft'
> & {
  readonly isPreview?: boolean;
};

export function pageContextOf(input: PageInput): PageContext {
  const { document, facts, language, endpoint, isDraft, isPreview = false } = input;
  const [first = language] = document.languages;
  const home = language === first ? './' : '../';
  return {
    document,
    facts,
    language,
    endpoint,
    codePath: input.codePath ?? `${home}code/`,
    isDraft,
    isPreview,
    texts: texts[language],
    text: (text) => text[language]?.trim() || text[first]?.trim() || '',
    file: ({ file }) => `${facts.filesUrl}${file}`,
    home,
    here: './',
  };
}

/** The address of the page in another language, relative to this one. */
export const pageIn = ({ document, home }: PageContext, language: Locale): string =>
  language === document.languages[0] ? home : `${home}${language}/`;

/** The heading of a section; empty for a text or code without one. */
export function headingOf({ document, text, texts: all }: PageContext, section: SiteSection): string {
  const own = text(section.heading);
  if (own !== '') return own;
  if (section.type === 'hero') return document.title;
  return section.type === 'text' || section.type === 'code' ? '' : all.headings[section.type];
}

/** The logo of the site, else that of its station. */
export const logoOf = ({ document, facts, file }: PageContext): string | null =>
  document.logo === null ? (facts.source?.logoUrl ?? null) : file(document.logo);
