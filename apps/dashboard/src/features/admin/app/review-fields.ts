import type { AppDocument, AppListing } from '@unmuted/api';
import type { AppFindings, AppIssue, ListingIssue } from '@unmuted/api/contract';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';

/** Fields of a listing, in display order. */
export const listingFields: Readonly<Record<AppPlatform, readonly Exclude<keyof AppListing, 'language'>[]>> =
  {
    android: ['title', 'short', 'full', 'whatsNew', 'featureGraphic', 'phone', 'tablet'],
    ios: ['title', 'subtitle', 'keywords', 'promo', 'full', 'whatsNew', 'phone', 'tablet'],
  };

/** A field that is the same in all languages. */
export type DocumentField = Exclude<
  keyof AppDocument,
  'name' | 'listings' | 'legal' | 'scheme' | 'adMobAppId' | 'adMobBannerId'
>;

const sharedFields: readonly DocumentField[] = [
  'icon',
  'launcherName',
  'packageId',
  'source',
  'streams',
  'colors',
  'tabs',
  'website',
  'profiles',
  'contactEmail',
  'privacyUrl',
  'hasAds',
  'category',
];

/** Fields that are the same in all languages, in display order. */
export const documentFields: Readonly<Record<AppPlatform, readonly DocumentField[]>> = {
  android: [...sharedFields, 'tags'],
  ios: sharedFields,
};

/** Declarations, which are reviewed as one field. */
export const legalFields = [
  'account',
  'developerName',
  'ownsName',
  'ownsPictures',
  'ownsStreams',
  'audience',
  'hasUserContent',
  'hasMatureContent',
  'isNews',
  'declaresPlayback',
] as const satisfies readonly (keyof AppDocument['legal'])[];

/** The store of a platform in the findings. */
export const storeOf = (platform: AppPlatform) => (platform === 'android' ? 'google' : 'apple');

/** The findings of the app’s own store about its listings. */
export const ownFindings = ({ listings }: AppFindings, platform: AppPlatform): ListingIssue[] =>
  listings.filter(({ store }) => store === storeOf(platform));

export const isLegalIssue = ({ field }: AppIssue): boolean => field.startsWith('legal.');

/** Fields with errors of the app’s own store: the number of rows that would be rejected. */
export function rejectedFields(findings: AppFindings, platform: AppPlatform): number {
  const rows = [
    ...findings.fields
      .filter(({ level }) => level === 'error')
      .map((issue) => (isLegalIssue(issue) ? 'legal' : issue.field)),
    ...ownFindings(findings, platform)
      .filter(({ level }) => level === 'error')
      .map(({ language, field }) => `${language} ${field}`),
  ];
  return new Set(rows).size;
}
