import {
  contrastOf,
  type Locale,
  type SiteChecks,
  type SiteDocument,
  type SiteFacts,
  type SiteProblem,
  type SiteSection,
  type SiteText,
  sitePaletteOf,
} from '@unmuted/api/contract';
import { linksOf } from '#/modules/sites/editing/document-links.ts';
import { picturesOf } from '#/modules/sites/editing/document-pictures.ts';
import { hasText, isFilled, textsIn } from '#/modules/sites/editing/document-texts.ts';
import { shownCode } from '#/modules/sites/rendering/shown-code.ts';

type Problem = SiteChecks['problems'][number];

/** The checks of a document that need no request. Only sections that are on count. */
export function checkDraft(document: SiteDocument, facts: SiteFacts): Omit<SiteChecks, 'weight'> {
  const shown = { ...document, sections: document.sections.filter(({ isOn }) => isOn) };
  return {
    problems: [
      ...streamProblems(facts),
      ...altProblems(shown),
      ...codeProblems(shown, facts),
      ...shown.sections.flatMap((section) => contentProblems(section, shown, facts)),
      ...translationProblems(shown),
      ...privacyProblems(shown),
    ],
    contrast: { light: contrastIn(document, 'light'), dark: contrastIn(document, 'dark') },
    pictures: picturesOf(shown).length,
    links: linksOf(shown).filter(({ link }) => link !== '').length,
  };
}

function problem(code: SiteProblem, more: Partial<Omit<Problem, 'code'>> = {}): Problem {
  return { code, sectionId: null, language: null, count: 1, ...more };
}

const counted = (code: SiteProblem, sectionId: string | null, count: number): Problem[] =>
  count === 0 ? [] : [problem(code, { sectionId, count })];

function streamProblems({ source }: SiteFacts): Problem[] {
  if (!source?.listenUrl) return [problem('stream_missing')];
  const { protocol, hostname } = new URL(source.listenUrl);
  // Browsers play streams of the own computer on any page.
  const isOwn = ['localhost', '127.0.0.1'].includes(hostname);
  return protocol === 'http:' && !isOwn ? [problem('stream_insecure')] : [];
}

/** The picture of links is not on the page, so it needs no text. */
function altProblems(document: SiteDocument): Problem[] {
  const undescribed = (value: unknown) => altsIn(value).filter((alt) => !hasText(alt, document)).length;
  return [
    ...counted('alt_missing', null, undescribed({ logo: document.logo })),
    ...document.sections.flatMap((section) => counted('alt_missing', section.id, undescribed(section))),
  ];
}

function altsIn(value: unknown): SiteText[] {
  return textsIn(value).flatMap(({ key, text }) => (key === 'alt' ? [text] : []));
}

function codeProblems(document: SiteDocument, { allowsCode }: SiteFacts): Problem[] {
  if (allowsCode) return [];
  return shownCode(document).map(({ id }) => problem('code_not_allowed', { sectionId: id }));
}

function contentProblems(section: SiteSection, document: SiteDocument, facts: SiteFacts): Problem[] {
  const { id } = section;
  if (isEmpty(section, document, facts)) return [problem('section_empty', { sectionId: id })];
  if (section.type === 'donate') return counted('link_missing', id, section.link === '' ? 1 : 0);
  if (section.type !== 'socials') return [];
  return counted('link_missing', id, section.links.filter(({ link }) => link === '').length);
}

function isEmpty(section: SiteSection, document: SiteDocument, facts: SiteFacts): boolean {
  switch (section.type) {
    case 'hero':
    case 'requests':
      return false;
    case 'songs':
      return facts.source === null;
    case 'schedule':
      return section.shows.length === 0;
    case 'about':
      return !hasText(section.lead, document) && !hasText(section.body, document);
    case 'text':
      return !hasText(section.body, document);
    case 'presenters':
      return section.people.length === 0;
    case 'apps':
      return facts.apps.length === 0 && facts.skills.length === 0;
    case 'contact':
      return !section.hasForm && ![section.email, section.phone, section.address].some(isFilled);
    case 'podcasts':
      return !facts.podcasts.some(({ feed }) => feed === section.feed);
    case 'gallery':
      return section.pictures.length === 0;
    case 'events':
      return section.events.length === 0;
    case 'donate':
      return section.link === '' && !hasText(section.intro, document);
    case 'sponsors':
      return section.sponsors.length === 0;
    case 'socials':
      return section.links.length === 0;
    case 'code':
      return !isFilled(section.html);
    case 'map':
      return section.link === '' && section.picture === null && !isFilled(section.address);
  }
}

function translationProblems(document: SiteDocument): Problem[] {
  const [, ...others] = document.languages;
  const { search, privacy, imprint } = document;
  const parts: [string | null, unknown][] = [
    [null, { search: { title: search.title, description: search.description }, privacy, imprint }],
    ...document.sections.map((section): [string, unknown] => [section.id, section]),
  ];
  return parts.flatMap(([sectionId, part]) =>
    others.flatMap((language) => {
      const count = missingIn(part, document, language);
      return count === 0 ? [] : [problem('translation_missing', { sectionId, language, count })];
    }),
  );
}

const missingIn = (part: unknown, document: SiteDocument, language: Locale): number =>
  textsIn(part).filter(({ text }) => hasText(text, document) && !isFilled(text[language])).length;

function privacyProblems(document: SiteDocument): Problem[] {
  const hasForm = document.sections.some(
    (section) => section.type === 'requests' || (section.type === 'contact' && section.hasForm),
  );
  return hasForm && !hasText(document.privacy, document) ? [problem('privacy_missing')] : [];
}

/** The lowest contrast of text, rounded down so that 4.49 is not shown as 4.5. */
function contrastIn({ theme: { name, accent } }: SiteDocument, scheme: 'light' | 'dark'): number {
  const palette = sitePaletteOf(name, scheme, accent);
  const { background, surface } = palette;
  const pairs = [palette.text, palette.muted, palette.accentText].flatMap((color) => [
    contrastOf(color, background),
    contrastOf(color, surface),
  ]);
  return Math.floor(Math.min(...pairs, contrastOf(palette.onAccent, palette.accent)) * 10) / 10;
}
