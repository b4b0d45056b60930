import {
  type Locale,
  limits,
  type SiteDocument,
  type SiteDrawing,
  type SiteSection,
  type SiteSectionType,
  type SiteSource,
  type SiteTemplate,
} from '@unmuted/api/contract';
import { emptyDocument } from '#/modules/sites/editing/empty-document.ts';
import type { TemplateFacts } from '#/modules/sites/editing/template-facts.repository.ts';

/** The hero is in every template; code needs the permission of staff. */
type TemplateSection = Exclude<SiteSectionType, 'hero' | 'code'>;

interface Look {
  readonly theme: SiteDocument['theme'];
  readonly drawing: SiteDrawing;
  /** After the first section. */
  readonly sections: readonly TemplateSection[];
}

const looks: Readonly<Record<SiteTemplate, Look>> = {
  music: {
    theme: { name: 'atlantic', scheme: 'auto', accent: null, font: 'sans' },
    drawing: 'rings',
    sections: ['songs', 'about', 'requests', 'apps', 'socials', 'contact'],
  },
  talk: {
    theme: { name: 'fjord', scheme: 'auto', accent: null, font: 'serif' },
    drawing: 'bars',
    sections: ['schedule', 'presenters', 'about', 'apps', 'contact'],
  },
  community: {
    theme: { name: 'moss', scheme: 'auto', accent: null, font: 'rounded' },
    drawing: 'hills',
    sections: ['about', 'schedule', 'events', 'donate', 'sponsors', 'socials', 'contact'],
  },
  night: {
    theme: { name: 'dusk', scheme: 'dark', accent: null, font: 'sans' },
    drawing: 'rings',
    sections: ['songs', 'requests', 'socials'],
  },
  news: {
    theme: { name: 'club', scheme: 'auto', accent: null, font: 'serif' },
    drawing: 'bars',
    sections: ['schedule', 'text', 'presenters', 'socials', 'contact'],
  },
  minimal: {
    theme: { name: 'rose', scheme: 'auto', accent: null, font: 'sans' },
    drawing: 'hills',
    sections: ['about', 'socials'],
  },
};

interface Station {
  /** The title of the site, for a template without a station. */
  readonly title: string;
  readonly locale: Locale;
  readonly source: SiteSource | null;
  readonly known: TemplateFacts | undefined;
}

/** A document with what is known about a station. What is not known is empty: nothing is invented. */
export function documentOf(template: SiteTemplate, { title, locale, source, known }: Station): SiteDocument {
  const { theme, drawing, sections } = looks[template];
  const empty = emptyDocument({ title: (known?.name ?? title).slice(0, limits.siteTitle).trim(), locale });
  const texts = textsOf(known, locale);
  return {
    ...empty,
    source,
    theme,
    search: { ...empty.search, description: texts.search },
    sections: [
      {
        type: 'hero',
        id: 'hero1',
        isOn: true,
        heading: {},
        tagline: texts.tagline,
        showsCover: true,
        showsProgramme: sections.includes('schedule'),
        showsListeners: false,
        drawing,
        picture: null,
      },
      ...sections.map((type) => sectionOf(type, texts)),
    ],
  };
}

type Texts = ReturnType<typeof textsOf>;

/** The description of the station, or its genres where it is too long. */
function textsOf(known: TemplateFacts | undefined, locale: Locale) {
  const description = known?.description.trim() ?? '';
  const line = description.replaceAll(/\s+/g, ' ');
  const genres = (known?.genres ?? []).join(' · ');
  const within = (maxLength: number) => {
    const text = [line, genres].find((each) => each !== '' && each.length <= maxLength);
    return text === undefined ? {} : { [locale]: text };
  };
  return {
    tagline: within(limits.siteTagline),
    search: within(limits.siteSearchDescription),
    body: description === '' ? {} : { [locale]: description.slice(0, limits.siteBody) },
  };
}

function sectionOf(type: TemplateSection, { body }: Texts): SiteSection {
  const common = { id: `${type}1`, isOn: true, heading: {} };
  switch (type) {
    case 'schedule':
      return { type, ...common, shows: [] };
    case 'songs':
      return { type, ...common, count: 5 };
    case 'about':
      return { type, ...common, lead: {}, body };
    case 'presenters':
      return { type, ...common, people: [] };
    case 'apps':
      return { type, ...common };
    case 'requests':
      return { type, ...common, intro: {}, hasDedication: true };
    case 'contact':
      return { type, ...common, intro: {}, email: '', phone: '', address: '', hasForm: true };
    case 'podcasts':
      return { type, ...common, feed: '', count: 5 };
    case 'gallery':
      return { type, ...common, pictures: [] };
    case 'events':
      return { type, ...common, events: [] };
    case 'donate':
      return { type, ...common, intro: {}, label: {}, link: '' };
    case 'sponsors':
      return { type, ...common, sponsors: [] };
    case 'socials':
      return { type, ...common, links: [] };
    case 'map':
      return { type, ...common, address: '', link: '', picture: null };
    case 'text':
      return { type, ...common, body: {} };
  }
}
