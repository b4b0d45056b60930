import type { SiteSection, SiteSectionType } from '@unmuted/api';
import { siteSectionTypes } from '@unmuted/api/contract';
import { fixtures } from '@unmuted/api/testing';
import { describe, expect, it } from 'vitest';
import { serviceOf } from '#/sections/services.ts';
import { pageOf, pageWith, sectionOf } from '#/testing/page-input.ts';

const picture = { ...fixtures.sitePicture, alt: { en: 'A picture' } };

/** A section of each kind, a text that it shows, and what empties it. */
const kinds: Readonly<
  Record<
    Exclude<SiteSectionType, 'hero'>,
    readonly [full: SiteSection, shown: string, empty: SiteSection | null]
  >
> = {
  schedule: [sectionOf('schedule'), 'Evening Tide', sectionOf('schedule', { shows: [] })],
  songs: [sectionOf('songs'), 'Just played', null],
  about: [sectionOf('about'), 'four people', sectionOf('about', { lead: {}, body: {} })],
  presenters: [sectionOf('presenters'), 'Niamh Farrelly', sectionOf('presenters', { people: [] })],
  apps: [sectionOf('apps'), '“Alexa, open radio aurora galway”', null],
  requests: [sectionOf('requests'), 'Niamh reads every request', null],
  contact: [
    sectionOf('contact'),
    '+353 91 555 014',
    sectionOf('contact', { email: '', phone: '', address: '', hasForm: false }),
  ],
  podcasts: [
    sectionOf('podcasts'),
    'The ferry that carried records',
    sectionOf('podcasts', { feed: 'https://feeds.example/unknown.xml' }),
  ],
  gallery: [
    sectionOf('gallery', { pictures: [{ picture, caption: { en: 'The attic' } }] }),
    'The attic',
    sectionOf('gallery', { pictures: [] }),
  ],
  events: [sectionOf('events'), 'Harbour night', sectionOf('events', { events: [] })],
  donate: [sectionOf('donate'), 'belongs to its listeners', sectionOf('donate', { link: '' })],
  sponsors: [sectionOf('sponsors'), 'Northgate Books', sectionOf('sponsors', { sponsors: [] })],
  socials: [sectionOf('socials'), 'Instagram', sectionOf('socials', { links: [] })],
  map: [sectionOf('map', { address: '4 Lantern Lane' }), '4 Lantern Lane', sectionOf('map')],
  text: [sectionOf('text', { body: { en: 'At the quay' } }), 'At the quay', sectionOf('text')],
  code: [sectionOf('code'), 'Studio clock', sectionOf('code', { html: ' \n' })],
};

describe.each(siteSectionTypes.filter((type) => type !== 'hero'))('a section %s', (type) => {
  const [full, shown, empty] = kinds[type];
  const find = (page: Document) => page.querySelector(`#${full.id}`);

  it('shows its content under a heading', () => {
    const section = find(pageWith(full));
    expect(section?.textContent).toContain(shown);
    expect(section?.querySelector('h2')?.textContent).not.toBe('');
  });

  it('is left out when it is off or empty', () => {
    expect(find(pageWith({ ...full, isOn: false }))).toBeNull();
    if (empty !== null) expect(find(pageWith(empty))).toBeNull();
  });

  it('has the heading of its owner', () => {
    const section = find(pageWith({ ...full, heading: { en: 'My own heading' } }));
    expect(section?.textContent).toContain('My own heading');
  });
});

describe('the page', () => {
  it('keeps the order of the document', () => {
    const page = pageWith(sectionOf('apps'), sectionOf('about'), sectionOf('schedule'));
    expect([...page.querySelectorAll('main [id]')].map(({ id }) => id)).toEqual([
      'hero1',
      'menu',
      'apps1',
      'about1',
      'schedule1',
    ]);
    expect([...page.querySelectorAll('nav#menu a')].map(({ textContent }) => textContent)).toEqual([
      'Apps',
      'About',
      'Schedule',
    ]);
  });

  it('shows apps and songs only of a station that has them', () => {
    const facts = { apps: [], skills: [], source: null };
    expect(pageOf({ facts }).querySelector('#apps1')).toBeNull();
    expect(pageOf({ facts }).querySelector('#songs1')).toBeNull();
  });

  it('has a player without the script, and says so if there is no stream', () => {
    expect(pageOf().querySelector('audio[controls]')?.getAttribute('src')).toBe(
      fixtures.siteFacts.source?.listenUrl,
    );
    const silent = pageOf({ facts: { source: null } });
    expect(silent.querySelector('audio')).toBeNull();
    expect(silent.querySelector('[data-caption]')?.textContent).toBe(
      'The stream is not available right now.',
    );
  });

  it('stands without a hero', () => {
    const page = pageOf({ document: { sections: [sectionOf('about')] } });
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('header .logo')).not.toBeNull();
  });

  it('shows the language of the page, and the first one where a text is missing', () => {
    const page = pageOf({ language: 'fr' });
    expect(page.querySelector('.tag')?.textContent).toBe('Musique indépendante de l’ouest de l’Irlande.');
    expect(page.querySelector('.lead')?.textContent).toContain('four people');
    expect(page.querySelector('#schedule1 h2')?.textContent).toBe('Programme');
    expect(page.querySelector('[data-day="1"] h3')?.textContent).toBe('lundi');
    const links = [...page.querySelectorAll('footer a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['./privacy/', './imprint/', '../', '../fr/']);
  });

  it('shows a programme on the days on which it begins, by time', () => {
    const starts = (day: number) =>
      [...pageOf().querySelectorAll(`[data-day="${day}"] time`)].map(({ textContent }) => textContent);
    expect(starts(6)).toEqual(['06:00', '21:00']);
    expect(starts(1)).toEqual(['06:00', '09:00', '12:00', '15:00', '18:00', '21:00']);
  });

  it('names the service of a link, or its host', () => {
    expect(serviceOf('https://m.youtube.com/@aurora')).toBe('YouTube');
    expect(serviceOf('https://notyoutube.com/')).toBe('notyoutube.com');
  });
});

describe('a section of code', () => {
  const frameOf = (page: Document) => page.querySelector('iframe');

  it('is a sandboxed frame of its height, which is loaded when it comes into view', () => {
    const page = pageWith(sectionOf('code'));
    const frame = frameOf(page);
    const names = [...(frame?.attributes ?? [])].map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(names)).toEqual({
      title: 'Studio clock',
      height: '240',
      sandbox: 'allow-scripts allow-forms allow-popups',
      loading: 'lazy',
      src: './code/code1',
    });
    expect(page.documentElement.outerHTML).not.toContain('setInterval');
    expect(page.querySelectorAll('style')).toHaveLength(1);
  });

  it('is named without a heading, and in other languages one folder up', () => {
    const sections = [sectionOf('code', { heading: {} })];
    const frame = frameOf(pageOf({ document: { sections }, language: 'fr' }));
    expect([frame?.title, frame?.getAttribute('src')]).toEqual(['Contenu intégré', '../code/code1']);
    const draft = frameOf(pageOf({ document: { sections }, codePath: '/s/_code/ab/' }));
    expect(draft?.getAttribute('src')).toBe('/s/_code/ab/code1');
  });

  it('is left out, with its style, unless the provider allows it', () => {
    const sections = [sectionOf('hero'), sectionOf('code')];
    const without = (facts: object, document: object) => pageOf({ facts, document });
    for (const page of [
      without({ allowsCode: false }, { sections }),
      without({}, { sections: sections.slice(0, 1) }),
    ]) {
      expect(page.querySelector('iframe, #code1')).toBeNull();
      expect(page.querySelector('style')?.textContent).not.toContain('iframe');
    }
    expect(without({}, { sections }).querySelector('style')?.textContent).toContain('iframe');
  });
});

describe('the forms', () => {
  it('sends a request to the site, with a trap for machines', () => {
    const form = pageOf().querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'post',
      '/s/radio-aurora/messages',
    ]);
    const names = [...(form?.querySelectorAll('input, textarea') ?? [])].map((field) =>
      field.getAttribute('name'),
    );
    expect(names).toEqual(['kind', 'language', 'website', 'name', 'song', 'text']);
    expect(form?.querySelector('[name=website]')?.getAttribute('tabindex')).toBe('-1');
    expect(form?.querySelector('[name=website]')?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(form?.querySelector('#sent-request')).not.toBeNull();
    expect(form?.querySelector('#failed-request')).not.toBeNull();
  });

  it('asks for an address to answer to', () => {
    const form = pageWith(sectionOf('contact', { hasForm: true })).querySelector('form');
    expect(form?.querySelector<HTMLInputElement>('[name=email]')?.required).toBe(true);
    expect(form?.querySelector('[name=song]')).toBeNull();
  });
});
