import {
  type AppComment,
  type AppDocument,
  type AppPlatform,
  type AppSettings,
  type AppState,
  newAppDocument,
  newAppListing,
} from '@unmuted/api/contract';

/** The apps of the demo by state. */
export const demoAppIds = {
  live: '01990000-0000-7000-8000-000000000b01',
  returned: '01990000-0000-7000-8000-000000000b02',
  draft: '01990000-0000-7000-8000-000000000b03',
  ios: '01990000-0000-7000-8000-000000000b04',
} as const;

/**
 * Apps whose pictures the dashboard has drawn, as their owners would have before they sent them. A build for iPhones only
 * needs none of tablets.
 */
export const drawnApps = [
  { name: 'live', id: demoAppIds.live, kinds: ['featureGraphic', 'phone', 'tablet'] },
  { name: 'returned', id: demoAppIds.returned, kinds: ['featureGraphic', 'phone'] },
  { name: 'ios', id: demoAppIds.ios, kinds: ['phone'] },
] as const;

/** What signs apps of the demo. */
export const demoSigningIds = {
  bundle: '01990000-0000-7000-8000-000000000c01',
  keystore: '01990000-0000-7000-8000-000000000c11',
  /** It expires within days. */
  endingKeystore: '01990000-0000-7000-8000-000000000c12',
} as const;

/** A mobile app of a demo customer. */
export interface DemoApp {
  /** The same in every installation, so that addresses of the demo work anywhere. */
  readonly id: string;
  readonly platform: AppPlatform;
  readonly document: AppDocument;
  /** The cast that it plays, by username, if its document names no station: casts have other ids in every installation. */
  readonly cast?: string;
  /** States with the days since they began, the first one first. */
  readonly steps: readonly (readonly [state: AppState, daysAgo: number])[];
  /** `1.3.0` of the live app. */
  readonly version?: string;
  readonly reason?: string;
  readonly comments?: readonly AppComment[];
  /** What staff set. */
  readonly settings?: Partial<AppSettings>;
}

interface Wanted {
  readonly platform: AppPlatform;
  readonly name: string;
  readonly packageId: string;
  readonly stationId?: string;
  readonly changes?: Partial<AppDocument>;
}

const documentOf = ({ platform, name, packageId, stationId, changes }: Wanted): AppDocument => ({
  ...newAppDocument({
    platform,
    name,
    word: '',
    source: stationId === undefined ? null : { kind: 'station', id: stationId },
    locale: 'en',
    website: 'https://radioaurora.example',
    contactEmail: 'studio@radioaurora.example',
  }),
  packageId,
  privacyUrl: 'https://radioaurora.example/privacy',
  legal: {
    account: 'own',
    developerName: 'Aurora Media',
    ownsPictures: true,
    ownsName: true,
    ownsStreams: true,
    audience: '13',
    hasUserContent: false,
    hasMatureContent: false,
    isNews: false,
    declaresPlayback: platform === 'android',
  },
  ...changes,
});

const aurora = {
  ...newAppListing('en-GB', 'Radio Aurora'),
  short: 'Independent music from Galway, live day and night.',
  subtitle: 'Live from Galway',
  keywords: 'radio,galway,indie,folk,irish,live,music',
};

/** One that is in its store, one that staff sent back, one that nobody has sent yet, and one that waits for staff. */
export const auroraApps = (stationId: string): readonly DemoApp[] => [
  {
    id: demoAppIds.live,
    platform: 'android',
    document: documentOf({
      platform: 'android',
      name: 'Aurora for Android',
      packageId: 'fm.aurora.app',
      stationId,
      changes: {
        launcherName: 'Aurora',
        colors: { background: '#0f1d33', tint: '#5bb8f5', bar: '#16294a' },
        profiles: [{ kind: 'instagram', url: 'https://instagram.com/radioaurora' }],
        tags: ['Radio', 'Indie'],
        listings: [aurora, newAppListing('fr-FR', 'Radio Aurora')],
      },
    }),
    version: '1.3.0',
    settings: {
      versionName: '1.3.0',
      versionCode: 14,
      track: 'production',
      signingId: demoSigningIds.keystore,
    },
    steps: [
      ['draft', 40],
      ['in_review', 32],
      ['queued', 31],
      ['building', 31],
      ['ready', 31],
      ['submitted', 30],
      ['live', 28],
    ],
  },
  {
    id: demoAppIds.ios,
    platform: 'ios',
    document: documentOf({
      platform: 'ios',
      name: 'Aurora for iOS',
      packageId: 'fm.aurora.app',
      stationId,
      changes: { launcherName: 'Aurora', listings: [aurora] },
    }),
    settings: { signingId: demoSigningIds.bundle },
    steps: [
      ['draft', 6],
      ['in_review', 2],
    ],
  },
  {
    id: demoAppIds.returned,
    platform: 'android',
    document: documentOf({
      platform: 'android',
      name: 'Atlantic Talk',
      packageId: 'fm.atlantictalk.app',
      changes: {
        colors: { background: '#1b1430', tint: '#f2b441', bar: '#2a2047' },
        listings: [
          {
            ...newAppListing('en-GB', 'Atlantic Talk'),
            title: 'ATLANTIC TALK RADIO',
            short: 'The best talk of the coast.',
          },
        ],
      },
    }),
    cast: 'atlantic',
    settings: { signingId: demoSigningIds.endingKeystore },
    steps: [
      ['draft', 5],
      ['in_review', 3],
      ['changes_requested', 1],
    ],
    reason: 'Two texts need a change before we can build the app.',
    comments: [
      { field: 'title', language: 'en-GB', text: 'Google Play refuses titles in capitals.' },
      { field: 'short', language: 'en-GB', text: 'Google Play refuses promises such as “best”.' },
    ],
  },
  {
    id: demoAppIds.draft,
    platform: 'android',
    document: documentOf({
      platform: 'android',
      name: 'Harbour Sessions',
      packageId: 'fm.harboursessions.app',
    }),
    cast: 'harbour',
    steps: [['draft', 1]],
  },
];
