import type { SiteDocument, SiteSection } from '@unmuted/api/contract';

/** A link of a section; empty while it is not filled in. */
interface PlacedLink {
  readonly sectionId: string;
  readonly link: string;
}

/** `[text](https://…)`, and bare addresses without the punctuation after them. */
const markdownLink = /https?:\/\/[^\s)<>\]"']*[^\s)<>\]"'.,;:!?]/g;

/** The links of the sections that are on. */
export function linksOf({ sections }: Pick<SiteDocument, 'sections'>): PlacedLink[] {
  return sections
    .filter(({ isOn }) => isOn)
    .flatMap((section) => linksOfSection(section).map((link) => ({ sectionId: section.id, link })));
}

function linksOfSection(section: SiteSection): string[] {
  switch (section.type) {
    case 'about':
      return [section.lead, section.body].flatMap(linksIn);
    case 'text':
      return linksIn(section.body);
    case 'presenters':
      return section.people.map(({ link }) => link);
    case 'events':
      return section.events.map(({ link }) => link);
    case 'sponsors':
      return section.sponsors.map(({ link }) => link);
    case 'socials':
      return section.links.map(({ link }) => link);
    case 'podcasts':
      return [section.feed];
    case 'donate':
    case 'map':
      return [section.link];
    default:
      return [];
  }
}

const linksIn = (text: Readonly<Record<string, string>>): string[] =>
  Object.values(text).flatMap((each) => each.match(markdownLink) ?? []);
