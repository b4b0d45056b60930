import type { SiteChecks, SiteDocument, SiteFacts, SiteSection } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { checkDraft } from '#/modules/sites/editing/check-draft.ts';
import { siteExample } from '#/testing/examples/site-example.ts';

const source = {
  kind: 'station',
  id: '019b2f80-0000-7000-8000-000000000001',
  name: 'Radio Aurora',
  timezone: 'Europe/Dublin',
  listenUrl: 'https://streams.example/aurora',
  logoUrl: null,
} as const;
const facts: SiteFacts = {
  source,
  apps: [],
  skills: [],
  podcasts: [],
  allowsCode: true,
  filesUrl: 'https://studio.example/files/',
};
const common = { id: 'test1', isOn: true, heading: {} };
const picture = { file: `${'ab'.repeat(32)}.webp`, width: 9, height: 9, alt: {} };

const problemsOf = (change: Partial<SiteDocument>, known: SiteFacts = facts) =>
  checkDraft({ ...siteExample, sections: [], ...change }, known).problems;
const short = ({ code, sectionId, language, count }: SiteChecks['problems'][number]) =>
  [code, sectionId, language, count].filter((each) => each !== null).join(' ');
const problemsIn = (section: SiteSection, change: Partial<SiteDocument> = {}, known = facts) =>
  problemsOf({ sections: [section], ...change }, known).map(short);

describe('the stream', () => {
  it.each([
    ['https://streams.example/aurora', []],
    ['http://localhost:4101/aurora', []],
    ['http://127.0.0.1:4101/aurora', []],
    ['http://streams.example/aurora', ['stream_insecure 1']],
    [null, ['stream_missing 1']],
  ])('%s: %j', (listenUrl, expected) => {
    expect(problemsOf({}, { ...facts, source: { ...source, listenUrl } }).map(short)).toEqual(expected);
  });

  it('is missing without a source', () => {
    expect(problemsOf({}, { ...facts, source: null }).map(short)).toEqual(['stream_missing 1']);
  });
});

describe('a section that is on and has no content', () => {
  it.each<SiteSection>([
    { type: 'schedule', ...common, shows: [] },
    { type: 'about', ...common, lead: {}, body: { en: '  ' } },
    { type: 'text', ...common, body: { fr: 'Only in another language' } },
    { type: 'presenters', ...common, people: [] },
    { type: 'apps', ...common },
    { type: 'contact', ...common, intro: { en: 'Hello' }, email: '', phone: '', address: '', hasForm: false },
    { type: 'podcasts', ...common, feed: 'https://feeds.example/rss.xml', count: 5 },
    { type: 'gallery', ...common, pictures: [] },
    { type: 'events', ...common, events: [] },
    { type: 'donate', ...common, intro: {}, label: {}, link: '' },
    { type: 'sponsors', ...common, sponsors: [] },
    { type: 'socials', ...common, links: [] },
    { type: 'map', ...common, address: '', link: '', picture: null },
    { type: 'code', ...common, html: ' \n', heightPx: 240 },
  ])('$type', (section) => {
    expect(problemsIn(section)).toEqual(['section_empty test1 1']);
    expect(problemsIn({ ...section, isOn: false })).toEqual([]);
  });

  it('is one with songs while nothing plays, and one with apps while none is in a store', () => {
    const songs: SiteSection = { type: 'songs', ...common, count: 5 };
    expect(problemsIn(songs)).toEqual([]);
    expect(problemsIn(songs, {}, { ...facts, source: null })).toContain('section_empty test1 1');
    const skills = [{ name: 'Aurora', invocationName: 'radio aurora' }];
    expect(problemsIn({ type: 'apps', ...common }, {}, { ...facts, skills })).toEqual([]);
  });
});

it('finds code that the provider does not allow, unless it is off', () => {
  const code: SiteSection = { type: 'code', ...common, html: '<p>Hello</p>', heightPx: 240 };
  const known = { ...facts, allowsCode: false };
  expect(problemsIn(code)).toEqual([]);
  expect(problemsIn(code, {}, known)).toEqual(['code_not_allowed test1 1']);
  expect(problemsIn({ ...code, isOn: false }, {}, known)).toEqual([]);
});

it('counts pictures without a text in the first language, and the logo', () => {
  const gallery: SiteSection = {
    type: 'gallery',
    ...common,
    pictures: [
      { picture, caption: {} },
      { picture: { ...picture, alt: { en: 'The attic' } }, caption: {} },
      { picture: { ...picture, alt: { fr: 'Le grenier' } }, caption: {} },
    ],
  };
  expect(problemsIn(gallery, { logo: picture })).toEqual(['alt_missing 1', 'alt_missing test1 2']);
  expect(checkDraft({ ...siteExample, logo: picture, sections: [gallery] }, facts).pictures).toBe(4);
});

it('counts missing translations by section and language', () => {
  const about: SiteSection = {
    type: 'about',
    ...common,
    heading: { en: 'About' },
    lead: { en: 'Lead', fr: 'Chapô' },
    body: { en: 'Body' },
  };
  const search = { ...siteExample.search, description: { en: 'Music' } };
  expect(problemsIn(about, { languages: ['en', 'fr', 'ja'], search })).toEqual([
    'translation_missing fr 1',
    'translation_missing ja 1',
    'translation_missing test1 fr 2',
    'translation_missing test1 ja 3',
  ]);
  expect(problemsIn(about, { languages: ['en'] })).toEqual([]);
});

it('counts links that are not filled in', () => {
  const links = ['https://a.example/', '', ''].map((link) => ({ link, label: '' }));
  const socials: SiteSection = { type: 'socials', ...common, links };
  expect(problemsIn(socials)).toEqual(['link_missing test1 2']);
  const donate: SiteSection = { type: 'donate', ...common, intro: { en: 'Thanks' }, label: {}, link: '' };
  expect(problemsIn(donate)).toEqual(['link_missing test1 1']);
  expect(checkDraft({ ...siteExample, sections: [socials] }, facts).links).toBe(1);
});

it('asks for a privacy text while a form is on', () => {
  const requests: SiteSection = { type: 'requests', ...common, intro: {}, hasDedication: false };
  const contact = (hasForm: boolean): SiteSection => ({
    type: 'contact',
    ...common,
    intro: {},
    email: '',
    phone: '1',
    address: '',
    hasForm,
  });
  expect(problemsIn(requests)).toEqual(['privacy_missing 1']);
  expect(problemsIn(contact(true))).toEqual(['privacy_missing 1']);
  expect(problemsIn(contact(false))).toEqual([]);
  expect(problemsIn({ ...requests, isOn: false })).toEqual([]);
  expect(problemsIn(requests, { privacy: { en: 'We keep nothing.' } })).toEqual([]);
});

it('has the lowest contrast of text, which is sufficient for any accent', () => {
  for (const accent of [null, '#ffff00', '#000000', '#808080']) {
    const { contrast } = checkDraft({ ...siteExample, theme: { ...siteExample.theme, accent } }, facts);
    expect(contrast.light).toBeGreaterThanOrEqual(4.5);
    expect(contrast.dark).toBeGreaterThanOrEqual(4.5);
    expect(contrast.light).toBeLessThan(21);
  }
});
