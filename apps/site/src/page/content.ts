import type { SiteEpisode, SiteSection, SiteSectionOf } from '@unmuted/api';
import type { PageContext } from '#/page/page-context.ts';

/** Links are written by people: others than to pages are left out. */
export const isLink = (link: string): boolean => /^https?:\/\//i.test(link);

/** Whether a section has something to show. */
export function hasContent(page: PageContext, section: SiteSection): boolean {
  const { text, facts } = page;
  switch (section.type) {
    case 'hero':
      return true;
    case 'songs':
      return facts.source !== null;
    case 'schedule':
      return shownShows(section).length > 0;
    case 'about':
      return text(section.lead) !== '' || text(section.body) !== '';
    case 'text':
      return text(section.body) !== '';
    case 'presenters':
      return section.people.some(({ name }) => name.trim() !== '');
    case 'apps':
      return facts.apps.length + facts.skills.length > 0;
    case 'requests':
      return true;
    case 'contact':
      return (
        section.hasForm || [section.email, section.phone, section.address].some((one) => one.trim() !== '')
      );
    case 'podcasts':
      return episodesOf(page, section).length > 0;
    case 'gallery':
      return section.pictures.length > 0;
    case 'events':
      return section.events.some(({ name }) => text(name) !== '');
    case 'donate':
      return isLink(section.link);
    case 'sponsors':
      return section.sponsors.some(({ name, picture }) => name.trim() !== '' || picture !== null);
    case 'socials':
      return section.links.some(({ link }) => isLink(link));
    case 'code':
      return facts.allowsCode && section.html.trim() !== '';
    case 'map':
      return section.address.trim() !== '' || isLink(section.link) || section.picture !== null;
  }
}

/** The latest episodes of a podcast. */
export const episodesOf = (
  { facts }: PageContext,
  { feed, count }: SiteSectionOf<'podcasts'>,
): SiteEpisode[] => facts.podcasts.find((podcast) => podcast.feed === feed)?.episodes.slice(0, count) ?? [];

/** The sections of a page in their order. */
export const sectionsOf = (page: PageContext): SiteSection[] =>
  page.document.sections.filter((section) => section.isOn && hasContent(page, section));

/** The first section of a kind that the page shows. */
export function firstOf<Type extends SiteSection['type']>(
  page: PageContext,
  type: Type,
): SiteSectionOf<Type> | undefined {
  return sectionsOf(page).find((section): section is SiteSectionOf<Type> => section.type === type);
}

/** Programmes with a name and a day. */
export const shownShows = ({ shows }: SiteSectionOf<'schedule'>) =>
  shows.filter(({ name, days }) => name.trim() !== '' && days.length > 0);
