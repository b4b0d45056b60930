import type { SiteDocument } from '@unmuted/api/contract';

/** A one-page site of a demo customer. */
export interface DemoSite {
  readonly username: string;
  readonly document: SiteDocument;
  readonly isPublished: boolean;
  /** Its main domain, which waits for DNS. */
  readonly domain?: string;
}

const weekdays = [1, 2, 3, 4, 5];
const everyDay = [1, 2, 3, 4, 5, 6, 7];

const nothing: Pick<SiteDocument, 'logo' | 'search' | 'privacy' | 'imprint'> = {
  logo: null,
  search: { title: {}, description: {}, image: null, isIndexed: true },
  privacy: {},
  imprint: {},
};

/** Published, in two languages. */
const radioAurora = (stationId: string): SiteDocument => ({
  ...nothing,
  title: 'Radio Aurora',
  source: { kind: 'station', id: stationId },
  languages: ['en', 'fr'],
  theme: { name: 'atlantic', scheme: 'auto', accent: null, font: 'sans' },
  search: {
    ...nothing.search,
    description: {
      en: 'Independent music from the west of Ireland, day and night.',
      fr: 'La musique indépendante de l’ouest de l’Irlande, jour et nuit.',
    },
  },
  privacy: {
    en: 'This page sets **no** cookies and keeps no addresses. What you send by the form is read by the station and deleted after a year.',
    fr: 'Cette page ne dépose **aucun** cookie et ne conserve aucune adresse. Ce que vous envoyez par le formulaire est lu par la station et supprimé au bout d’un an.',
  },
  imprint: { en: 'Aurora Media, 4 Lantern Lane, Galway', fr: 'Aurora Media, 4 Lantern Lane, Galway' },
  sections: [
    {
      type: 'hero',
      id: 'hero1',
      isOn: true,
      heading: {},
      tagline: {
        en: 'Independent music from the west of Ireland. New releases by day, long sessions by night.',
        fr: 'Musique indépendante de l’ouest de l’Irlande : nouveautés le jour, longues sessions la nuit.',
      },
      showsCover: true,
      showsProgramme: true,
      showsListeners: false,
      drawing: 'rings',
      picture: null,
    },
    {
      type: 'schedule',
      id: 'schedule1',
      isOn: true,
      heading: {},
      shows: [
        { days: weekdays, start: '06:00', end: '09:00', name: 'First Light', host: 'Ada Lindqvist' },
        { days: weekdays, start: '09:00', end: '12:00', name: 'Kettle On', host: 'Cillian Roche' },
        { days: weekdays, start: '12:00', end: '15:00', name: 'New This Week', host: 'Studio team' },
        { days: weekdays, start: '15:00', end: '18:00', name: 'Side Roads', host: 'Jonas Keller' },
        { days: weekdays, start: '18:00', end: '21:00', name: 'Evening Tide', host: 'Niamh Farrelly' },
        { days: everyDay, start: '21:00', end: '06:00', name: 'Long Session', host: 'Ada Lindqvist' },
        { days: [6, 7], start: '06:00', end: '21:00', name: 'Weekend Harbour', host: 'Studio team' },
      ],
    },
    { type: 'songs', id: 'songs1', isOn: true, heading: {}, count: 5 },
    {
      type: 'about',
      id: 'about1',
      isOn: true,
      heading: {},
      lead: {
        en: 'We are four people, one attic in Galway and a great many records. We play what the big stations find too quiet, too long or too new.',
        fr: 'Nous sommes quatre, un grenier à Galway et beaucoup de disques. Nous passons ce que les grandes stations trouvent trop calme, trop long ou trop neuf.',
      },
      body: {
        en: 'On air day and night since 2014. On Fridays we broadcast from the harbour, *come by and say hello*.',
        fr: 'À l’antenne jour et nuit depuis 2014. Le vendredi, nous émettons depuis le port : *venez nous dire bonjour*.',
      },
    },
    {
      type: 'presenters',
      id: 'presenters1',
      isOn: true,
      heading: {},
      people: [
        { name: 'Niamh Farrelly', role: { en: 'Evening Tide', fr: 'Evening Tide' }, link: '', picture: null },
        { name: 'Cillian Roche', role: { en: 'Kettle On', fr: 'Kettle On' }, link: '', picture: null },
        { name: 'Ada Lindqvist', role: { en: 'First Light', fr: 'First Light' }, link: '', picture: null },
        { name: 'Jonas Keller', role: { en: 'Side Roads', fr: 'Side Roads' }, link: '', picture: null },
      ],
    },
    { type: 'apps', id: 'apps1', isOn: true, heading: {} },
    {
      type: 'requests',
      id: 'requests1',
      isOn: true,
      heading: {},
      intro: {
        en: 'Niamh reads every request before nine.',
        fr: 'Niamh lit chaque demande avant neuf heures.',
      },
      hasDedication: true,
    },
    {
      type: 'contact',
      id: 'contact1',
      isOn: true,
      heading: {},
      intro: {},
      email: 'studio@radio-aurora.example',
      phone: '+353 91 555 014',
      address: '4 Lantern Lane, Galway',
      hasForm: false,
    },
    {
      type: 'socials',
      id: 'socials1',
      isOn: true,
      heading: {},
      links: [{ link: 'https://radio-aurora.example/news', label: 'News' }],
    },
  ],
});

const harbour: SiteDocument = {
  ...nothing,
  title: 'Harbour Sessions',
  source: null,
  languages: ['en'],
  theme: { name: 'moss', scheme: 'auto', accent: null, font: 'serif' },
  sections: [
    {
      type: 'hero',
      id: 'hero1',
      isOn: true,
      heading: {},
      tagline: { en: 'An hour of music from the quay, every Friday.' },
      showsCover: false,
      showsProgramme: false,
      showsListeners: false,
      drawing: 'hills',
      picture: null,
    },
    { type: 'events', id: 'events1', isOn: true, heading: {}, events: [] },
  ],
};

const meadowLane: SiteDocument = {
  ...nothing,
  title: 'Meadow Lane Radio',
  source: null,
  languages: ['en', 'ja'],
  theme: { name: 'fjord', scheme: 'light', accent: null, font: 'rounded' },
  sections: [
    {
      type: 'hero',
      id: 'hero1',
      isOn: true,
      heading: {},
      tagline: { en: 'Slow mornings from the edge of town.', ja: '町外れから、ゆったりとした朝を。' },
      showsCover: true,
      showsProgramme: false,
      showsListeners: false,
      drawing: 'bars',
      picture: null,
    },
  ],
};

/** Of the first customer. */
export const auroraSites = (stationId: string): readonly DemoSite[] => [
  { username: 'radio-aurora', document: radioAurora(stationId), isPublished: true },
  { username: 'harbour', document: harbour, isPublished: false, domain: 'harbour-sessions.example' },
];

/** Of the second customer. */
export const meadowSites: readonly DemoSite[] = [
  { username: 'meadow-lane', document: meadowLane, isPublished: false },
];
