import {
  type AppConfig,
  type AppDocument,
  type AppPlatform,
  type AppSettings,
  newAppDocument,
  newAppListing,
} from '@unmuted/api/contract';
import type { KitInput } from '#/modules/apps/kit/kit-input.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

/** Characters that have a meaning in XML, property lists, Android resources, Xcode and Java properties. */
export const hardName = `"A" & <B> 'ラジオ' \\n $x $(HOME) %s @é`;

const nameOf = (letter: string) => `${letter.repeat(64)}.png`;
/** The icon, two screenshots of phones, a tablet, and the feature graphic. */
export const pictureNames = {
  icon: nameOf('a'),
  phones: [nameOf('b'), nameOf('c')],
  tablets: [nameOf('d'), nameOf('e'), nameOf('f'), nameOf('0')],
  feature: nameOf('1'),
} as const;

/** A yellow disc on blue. */
const icon = createPng(1_024, 1_024, {
  pixel: (x, y) => (Math.hypot(x - 512, y - 512) < 300 ? [255, 200, 0, 255] : [20, 40, 90, 255]),
});

const pictures = new Map<string, Buffer>([
  [pictureNames.icon, icon],
  ...[...pictureNames.phones, ...pictureNames.tablets, pictureNames.feature].map((name): [string, Buffer] => [
    name,
    Buffer.from(`picture ${name}`),
  ]),
]);

/** A complete app with a hard name and two languages. */
export function sampleDocument(platform: AppPlatform): AppDocument {
  const plain = newAppDocument({
    platform,
    name: hardName,
    word: 'aurora',
    source: null,
    locale: 'en',
    website: 'https://aurora.example/',
    contactEmail: 'studio@aurora.example',
  });
  const listing = {
    ...newAppListing('en-GB', 'Radio Aurora'),
    whatsNew: 'A calmer player.',
    phone: [...pictureNames.phones],
    tablet: [...pictureNames.tablets],
    featureGraphic: pictureNames.feature,
  };
  return {
    ...plain,
    launcherName: hardName,
    packageId: 'fm.aurora.app',
    icon: pictureNames.icon,
    privacyUrl: 'https://aurora.example/privacy',
    tabs: ['website', 'socials', 'schedule', 'requests', 'alarm', 'sleep_timer'],
    listings: [listing, { ...newAppListing('ja-JP', 'ラジオオーロラ'), phone: [...pictureNames.phones] }],
    legal: { ...plain.legal, developerName: hardName },
  };
}

export const sampleSettings: AppSettings = {
  versionName: '1.2.0',
  versionCode: 12,
  storeUrl: '',
  track: 'internal',
  rollout: 100,
  testers: null,
  testersSince: null,
  isPackageRegistered: null,
  isServiceAccountReady: false,
  appleAppId: '',
  sku: 'aurora',
  teamId: 'ABCDE12345',
  ageRating: '4+',
  copyright: '2026 Radio Aurora',
  supportUrl: 'https://aurora.example/help',
  marketingUrl: '',
  reviewName: 'Noor van den Berg',
  reviewPhone: '+31201234567',
  reviewEmail: 'noor@aurora.example',
  signingId: null,
  reviewNotes: 'Ask for Noor.',
};

const config: AppConfig = {
  schema: 1,
  revision: 7,
  name: hardName,
  streams: [
    { name: hardName, url: 'https://stream.example/aurora' },
    { name: '', url: 'https://stream.example/night' },
  ],
  nowPlayingUrl: 'https://studio.example/api/public/nowplaying/abcdefghijkl',
  logoUrl: null,
  tabs: ['alarm'],
  website: 'https://aurora.example/',
  siteUrl: '',
  privacyUrl: 'https://aurora.example/privacy',
  profiles: [{ kind: 'mastodon', url: 'https://social.example/@aurora' }],
  contactEmail: 'studio@aurora.example',
  isUnpublished: false,
};

/** What a kit is made of; `changes` replace fields of the document. */
export const sampleKit = (platform: AppPlatform, changes: Partial<AppDocument> = {}): KitInput => ({
  app: {
    id: '6f1f5a0e-5d0b-4b39-9a5f-3a1de5c0a001',
    platform,
    document: { ...sampleDocument(platform), ...changes },
    settings: sampleSettings,
  },
  config,
  configUrl: `https://studio.example/api/public/apps/6f1f5a0e-5d0b-4b39-9a5f-3a1de5c0a001?a=1&b='2'`,
  pictures,
});
