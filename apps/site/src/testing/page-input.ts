import type {
  Locale,
  SiteDocument,
  SiteFacts,
  SiteSection,
  SiteSectionOf,
  SiteSectionType,
} from '@unmuted/api';
import type { SitePageInput } from '@unmuted/api/contract';
import { fixtures } from '@unmuted/api/testing';
import { renderer } from '#/render.tsx';

interface Changes {
  readonly document?: Partial<SiteDocument>;
  readonly facts?: Partial<SiteFacts>;
  readonly language?: Locale;
  readonly isDraft?: boolean;
  readonly codePath?: string;
  readonly shareImage?: string | null;
}

/** The page of the sample station. */
export const pageInput = ({ document, facts, ...rest }: Changes = {}): SitePageInput => ({
  username: 'radio-aurora',
  document: { ...fixtures.siteDocument, ...document },
  facts: { ...fixtures.siteFacts, allowsCode: true, ...facts },
  language: 'en',
  address: 'https://radio.example/',
  endpoint: '/s/radio-aurora',
  assets: { script: '/s/_assets/page.1.js', style: '/s/_assets/page.1.css' },
  isDraft: false,
  shareImage: null,
  ...rest,
});

/** A section of the sample document. */
export function sectionOf<Type extends SiteSectionType>(
  type: Type,
  change: Partial<SiteSectionOf<Type>> = {},
): SiteSectionOf<Type> {
  const found = [...fixtures.siteSections, fixtures.siteCodeSection].find(
    (section): section is SiteSectionOf<Type> => section.type === type,
  );
  if (found === undefined) throw new Error(`no section ${type}`);
  return { ...found, isOn: true, ...change };
}

/** The document that a browser reads. */
export const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

export const pageOf = (changes?: Changes): Document => parse(renderer.renderPage(pageInput(changes)).html);

/** A page with the hero and these sections. */
export const pageWith = (...sections: readonly SiteSection[]): Document =>
  pageOf({ document: { sections: [sectionOf('hero'), ...sections] } });
