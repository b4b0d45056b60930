import type { AppDocument } from '#/contract/apps/app-document.schemas.ts';
import type { AppPlatform } from '#/contract/apps/apps.schemas.ts';
import { checkListing, type ListingIssue } from '#/contract/apps/check-listing.ts';
import { checkPackageId, type PackageIdCode } from '#/contract/apps/package-id.ts';
import { limits } from '#/contract/shared/limits.ts';
import { contrastOf } from '#/contract/sites/site-themes.ts';

/** The seven steps in which an app is written. */
export const appSteps = ['station', 'identity', 'look', 'content', 'listing', 'legal', 'review'] as const;
/** One of `appSteps`. */
export type AppStepName = (typeof appSteps)[number];

/** What is wrong with a field of an app besides its listings. */
export type AppIssueCode =
  | 'required'
  | 'advised'
  | 'long'
  | 'contrast'
  | 'declaration'
  | 'ad_id'
  | 'incomplete_stream'
  | `package.${PackageIdCode}`;

/** Something about an app that its store would refuse (`error`), may refuse (`warning`), or that could be better. */
export interface AppIssue {
  /** A field of `AppDocument`, or `legal.<field>`. */
  readonly field: Exclude<keyof AppDocument, 'legal' | 'listings'> | `legal.${keyof AppDocument['legal']}`;
  /** What is wrong with it. */
  readonly code: AppIssueCode;
  /** Error: its store refuses it. Warning: it may refuse it. Hint: it could be better. */
  readonly level: 'error' | 'warning' | 'hint';
}

/** What `checkApp` finds: in the fields of the app, and in its listings. */
export interface AppFindings {
  /** Of the fields that are the same in all languages. */
  readonly fields: readonly AppIssue[];
  /** Of all listings against all stores. */
  readonly listings: readonly ListingIssue[];
}

/** White text on the tint, as on the button to play. Source: WCAG 2.2, 1.4.11. */
const tintContrast = 3;

/** Checks all that can be known about an app before its store sees it. */
export function checkApp(document: AppDocument, platform: AppPlatform): AppFindings {
  return {
    fields: [...checkFields(document, platform), ...checkLegal(document, platform)],
    listings: document.listings.flatMap((listing) => checkListing(listing, platform)),
  };
}

/** Whether an app can be sent for review: other stores than its own do not block it. */
export function isAppReady({ fields, listings }: AppFindings, platform: AppPlatform): boolean {
  const store = platform === 'android' ? 'google' : 'apple';
  return (
    fields.every(({ level }) => level !== 'error') &&
    listings.every((issue) => issue.level !== 'error' || issue.store !== store)
  );
}

function checkFields(document: AppDocument, platform: AppPlatform): AppIssue[] {
  const issues: AppIssue[] = [];
  const add = (field: AppIssue['field'], code: AppIssueCode, level: AppIssue['level'] = 'error') =>
    issues.push({ field, code, level });
  if (document.source === null) add('source', 'required');
  if (document.streams.some(({ name, url }) => name.trim() === '' || url === ''))
    add('streams', 'incomplete_stream');
  const launcher = [...document.launcherName.trim()].length;
  if (launcher === 0) add('launcherName', 'required');
  if (launcher > limits.appLauncherAdvised) add('launcherName', 'long', 'warning');
  const packageCode = checkPackageId(platform, document.packageId);
  if (packageCode !== null) add('packageId', `package.${packageCode}`);
  if (document.icon === null) add('icon', 'required');
  if (contrastOf(document.colors.tint, document.colors.background) < tintContrast)
    add('colors', 'contrast', 'warning');
  if (document.website === '' && document.profiles.every(({ url }) => url === '')) add('website', 'required');
  if (document.contactEmail === '') add('contactEmail', 'required');
  if (document.privacyUrl === '') add('privacyUrl', 'required');
  if (document.hasAds && (document.adMobAppId === '') !== (document.adMobBannerId === ''))
    add('adMobAppId', 'ad_id');
  return issues;
}

function checkLegal({ legal }: AppDocument, platform: AppPlatform): AppIssue[] {
  const issues: AppIssue[] = [];
  for (const field of ['ownsPictures', 'ownsName', 'ownsStreams'] as const)
    if (!legal[field]) issues.push({ field: `legal.${field}`, code: 'declaration', level: 'error' });
  if (legal.account === 'own' && legal.developerName.trim() === '')
    issues.push({ field: 'legal.developerName', code: 'required', level: 'error' });
  if (platform === 'android' && !legal.declaresPlayback)
    issues.push({ field: 'legal.declaresPlayback', code: 'declaration', level: 'error' });
  return issues;
}

const steps: Readonly<Record<Exclude<AppIssue['field'], `legal.${string}`>, AppStepName>> = {
  name: 'identity',
  source: 'station',
  streams: 'station',
  launcherName: 'identity',
  packageId: 'identity',
  icon: 'look',
  colors: 'look',
  scheme: 'look',
  tabs: 'content',
  website: 'content',
  profiles: 'content',
  contactEmail: 'content',
  privacyUrl: 'content',
  hasAds: 'content',
  adMobAppId: 'content',
  adMobBannerId: 'content',
  category: 'listing',
  tags: 'listing',
};

const isLegal = (field: AppIssue['field']): field is Extract<AppIssue['field'], `legal.${string}`> =>
  field.startsWith('legal.');

/** The step in which a field is edited. */
export const stepOfField = (field: AppIssue['field']): AppStepName =>
  isLegal(field) ? 'legal' : steps[field];

/** What a change of a field needs before listeners see it. */
export type AppChangeEffect = 'live' | 'store' | 'build';

const effects: Readonly<Partial<Record<keyof AppDocument, AppChangeEffect>>> = {
  source: 'live',
  streams: 'live',
  tabs: 'live',
  website: 'live',
  profiles: 'live',
  contactEmail: 'live',
  privacyUrl: 'live',
  listings: 'store',
  category: 'store',
  tags: 'store',
  legal: 'store',
};

/**
 * `live`: installed apps read it within the hour. `store`: the texts of the store change without a new version. `build`:
 * a new version has to be built and reviewed by the store.
 */
export const effectOfField = (field: keyof AppDocument): AppChangeEffect => effects[field] ?? 'build';
