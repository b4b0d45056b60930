import {
  limits,
  type SiteDocument,
  type SiteFacts,
  type SiteSection,
  type SiteSectionOf,
  type SiteText,
} from '@unmuted/api';

/** The kind of a section. */
export type SectionType = SiteSection['type'];

/** Kinds in the order in which they are offered. */
export const sectionTypes = [
  'hero',
  'schedule',
  'songs',
  'about',
  'presenters',
  'apps',
  'requests',
  'contact',
  'podcasts',
  'gallery',
  'events',
  'donate',
  'sponsors',
  'socials',
  'map',
  'text',
  'code',
] as const satisfies readonly SectionType[];

const onlyOnce: readonly SectionType[] = ['hero', 'schedule', 'songs', 'apps', 'requests', 'contact', 'map'];

/**
 * The kinds that can be added now: some are on a page only once, a page has a limited number of sections, and code needs the
 * permission of the provider.
 */
export function offeredTypes(
  { sections }: SiteDocument,
  { allowsCode }: Pick<SiteFacts, 'allowsCode'>,
): readonly SectionType[] {
  if (sections.length >= limits.siteSections) return [];
  return sectionTypes.filter(
    (type) =>
      (type !== 'code' || allowsCode) &&
      (!onlyOnce.includes(type) || sections.every((section) => section.type !== type)),
  );
}

/** An id that no section of the document has. */
function freeId({ sections }: SiteDocument, type: SectionType): string {
  const taken = new Set(sections.map(({ id }) => id));
  for (let number = 1; ; number += 1) {
    const id = `${type.padEnd(3, 'x')}${number}`;
    if (!taken.has(id)) return id;
  }
}

/** What the sections of each kind begin with. */
const blank: {
  readonly [Type in SectionType]: Omit<SiteSectionOf<Type>, 'type' | 'id' | 'isOn' | 'heading'>;
} = {
  hero: {
    tagline: {},
    showsCover: true,
    showsProgramme: true,
    showsListeners: false,
    drawing: 'rings',
    picture: null,
  },
  schedule: { shows: [] },
  songs: { count: 5 },
  about: { lead: {}, body: {} },
  presenters: { people: [] },
  apps: {},
  requests: { intro: {}, hasDedication: true },
  contact: { intro: {}, email: '', phone: '', address: '', hasForm: true },
  podcasts: { feed: '', count: 5 },
  gallery: { pictures: [] },
  events: { events: [] },
  donate: { intro: {}, label: {}, link: '' },
  sponsors: { sponsors: [] },
  socials: { links: [] },
  map: { address: '', link: '', picture: null },
  text: { body: {} },
  code: { html: '', heightPx: 400 },
};

/** Adds a section at the end of those that are on; the hero comes first. Returns its id, too. */
export function addSection(
  document: SiteDocument,
  type: SectionType,
): { document: SiteDocument; id: string } {
  const id = freeId(document, type);
  // The table has the fields of the kind, which TypeScript does not connect with its name.
  const section = { type, id, isOn: true, heading: {}, ...blank[type] } as SiteSection;
  const { sections } = document;
  const place = type === 'hero' ? 0 : sections.findLastIndex(({ isOn }) => isOn) + 1;
  return { document: { ...document, sections: sections.toSpliced(place, 0, section) }, id };
}

/** Removes a section. */
export const removeSection = (document: SiteDocument, id: string): SiteDocument => ({
  ...document,
  sections: document.sections.filter((section) => section.id !== id),
});

/** Puts a removed section back to its place. */
export function returnSection(document: SiteDocument, section: SiteSection, place: number): SiteDocument {
  const { sections } = document;
  if (sections.length >= limits.siteSections || sections.some(({ id }) => id === section.id)) return document;
  return { ...document, sections: sections.toSpliced(place, 0, section) };
}

/** Replaces a section by another of the same id. */
export const changeSection = (document: SiteDocument, changed: SiteSection): SiteDocument => ({
  ...document,
  sections: document.sections.map((section) => (section.id === changed.id ? changed : section)),
});

/** The sections of a page and those that are off, each in their order. */
export function groupsOf({ sections }: SiteDocument) {
  return { on: sections.filter(({ isOn }) => isOn), off: sections.filter(({ isOn }) => !isOn) };
}

/** Moves a section within its group: `from` and `to` count only sections of the group. The hero stays first. */
export function moveSection(
  document: SiteDocument,
  group: 'on' | 'off',
  from: number,
  to: number,
): SiteDocument {
  const groups = groupsOf(document);
  const moved = groups[group][from];
  if (!moved) return document;
  const inOrder = groups[group].toSpliced(from, 1).toSpliced(to, 0, moved);
  if (group === 'on')
    inOrder.sort((one, other) => Number(other.type === 'hero') - Number(one.type === 'hero'));
  return {
    ...document,
    sections: group === 'on' ? [...inOrder, ...groups.off] : [...groups.on, ...inOrder],
  };
}

/** Sets a text in one language; an empty one is left out. */
export function withText(text: SiteText, language: keyof SiteText, value: string): SiteText {
  const { [language]: _before, ...others } = text;
  return value === '' ? others : { ...others, [language]: value };
}
