import type { AppListing } from '#/contract/apps/app-document.schemas.ts';
import type { AppLanguageCode } from '#/contract/apps/app-languages.ts';
import type { AppPlatform } from '#/contract/apps/apps.schemas.ts';
import {
  callToActionIn,
  claimIn,
  hasEmoji,
  isShouting,
  otherPlatformIn,
  utf8Bytes,
} from '#/contract/apps/listing-words.ts';
import { storeLimits } from '#/contract/shared/store-limits.ts';

const { google, apple, alexa, site } = storeLimits;

/** Where a listing is measured. */
export type ListingStore = 'google' | 'apple' | 'alexa' | 'site';

/** What is wrong with a text of a listing. */
export type ListingIssueCode =
  | 'required'
  | 'advised'
  | 'short'
  | 'long'
  | 'bytes'
  | 'emoji'
  | 'capitals'
  | 'claim'
  | 'call_to_action'
  | 'platform_named'
  | 'duplicate'
  | 'spaces'
  | 'few'
  | 'many';

/** Something about a listing that a store would refuse (`error`), may refuse (`warning`), or that could be better. */
export interface ListingIssue {
  /** The store whose rule it is. */
  readonly store: ListingStore;
  /** Of the listing. */
  readonly language: AppLanguageCode;
  /** The text or the pictures. */
  readonly field: keyof AppListing;
  /** What is wrong with it. */
  readonly code: ListingIssueCode;
  /** See `AppIssue`. */
  readonly level: 'error' | 'warning' | 'hint';
  /** Characters, bytes or pictures. */
  readonly found?: number;
  /** How many of them are accepted. */
  readonly limit?: number;
  /** The word that the store does not accept. */
  readonly word?: string;
}

/** The use of one field in one store: characters or bytes, and the largest number. */
export interface ListingMeasure {
  /** The store whose limit it is. */
  readonly store: ListingStore;
  /** The text. */
  readonly field: keyof AppListing;
  /** What the text has. */
  readonly used: number;
  /** What the store accepts. */
  readonly max: number;
  /** Keywords of Apple are counted in bytes. */
  readonly unit: 'characters' | 'bytes';
}

/** Characters as people count them: an emoji or a letter with an accent is one. */
const characters = (text: string) => [...text.normalize('NFC')].length;

/** Measures every text against every store that shows it. */
export function measureListing(listing: AppListing): ListingMeasure[] {
  const measure = (store: ListingStore, field: keyof AppListing, text: string, max: number) => ({
    store,
    field,
    used: characters(text),
    max,
    unit: 'characters' as const,
  });
  const { title, short, full, subtitle, keywords, promo, whatsNew } = listing;
  return [
    measure('google', 'title', title, google.title.max),
    measure('google', 'short', short, google.short.max),
    measure('google', 'full', full, google.full.max),
    measure('google', 'whatsNew', whatsNew, google.whatsNew.max),
    measure('apple', 'title', title, apple.title.max),
    measure('apple', 'subtitle', subtitle, apple.subtitle.max),
    {
      store: 'apple',
      field: 'keywords',
      used: utf8Bytes(keywords),
      max: apple.keywordBytes,
      unit: 'bytes',
    },
    measure('apple', 'promo', promo, apple.promo.max),
    measure('apple', 'full', full, apple.full.max),
    measure('apple', 'whatsNew', whatsNew, apple.whatsNew.max),
    measure('alexa', 'title', title, alexa.name.max),
    measure('alexa', 'short', short, alexa.summary.max),
    measure('alexa', 'full', full, alexa.description.max),
    measure('site', 'title', title, site.title.advised),
    measure('site', 'short', short, site.short.advised),
  ];
}

/** Checks a listing against all stores; the pictures against the store of the platform. */
export function checkListing(listing: AppListing, platform: AppPlatform): ListingIssue[] {
  const { language } = listing;
  const issues: ListingIssue[] = [];
  const add = (issue: Omit<ListingIssue, 'language'>) => issues.push({ ...issue, language });
  for (const { store, field, used, max, unit } of measureListing(listing))
    if (used > max)
      add({
        store,
        field,
        code: unit === 'bytes' ? 'bytes' : 'long',
        level: store === 'site' ? 'hint' : 'error',
        found: used,
        limit: max,
      });
  for (const issue of [...missingTexts(listing, platform), ...wordsOf(listing), ...keywordsOf(listing)])
    add(issue);
  for (const issue of picturesOf(listing, platform)) add(issue);
  return issues;
}

type Found = Omit<ListingIssue, 'language'>;

function missingTexts(listing: AppListing, platform: AppPlatform): Found[] {
  const store = platform === 'android' ? 'google' : 'apple';
  const required =
    platform === 'android' ? (['title', 'short', 'full'] as const) : (['title', 'full', 'keywords'] as const);
  const found: Found[] = required
    .filter((field) => listing[field].trim() === '')
    .map((field) => ({ store, field, code: 'required', level: 'error' }));
  if (characters(listing.title.trim()) === 1)
    found.push({ store: 'apple', field: 'title', code: 'short', level: 'error' });
  if (platform === 'ios' && listing.subtitle.trim() === '')
    found.push({ store, field: 'subtitle', code: 'advised', level: 'hint' });
  return found;
}

/** What the policies of the stores say about words. */
function wordsOf(listing: AppListing): Found[] {
  const found: Found[] = [];
  for (const field of ['title', 'short'] as const) {
    const text = listing[field];
    const add = (code: ListingIssueCode, word?: string | null) =>
      found.push({ store: 'google', field, code, level: 'error', ...(word && { word }) });
    if (hasEmoji(text)) add('emoji');
    if (isShouting(text)) add('capitals');
    const claim = claimIn(text);
    if (claim !== null) add('claim', claim);
    const call = callToActionIn(text);
    if (call !== null) add('call_to_action', call);
  }
  for (const field of ['title', 'subtitle', 'keywords', 'promo', 'full', 'whatsNew'] as const) {
    const word = otherPlatformIn(listing[field]);
    if (word !== null) found.push({ store: 'apple', field, code: 'platform_named', level: 'error', word });
  }
  return found;
}

function keywordsOf({ keywords }: AppListing): Found[] {
  const words = keywords.split(/[,、，]/).map((word) => word.trim().toLowerCase());
  const found: Found[] = [];
  if (new Set(words).size < words.length)
    found.push({ store: 'apple', field: 'keywords', code: 'duplicate', level: 'warning' });
  if (/,\s/.test(keywords))
    found.push({ store: 'apple', field: 'keywords', code: 'spaces', level: 'warning' });
  return found;
}

function picturesOf(listing: AppListing, platform: AppPlatform): Found[] {
  const store = platform === 'android' ? 'google' : 'apple';
  const found: Found[] = [];
  const { min, max } = platform === 'android' ? google.phone : apple.screenshots;
  const count = listing.phone.length;
  if (count < min)
    found.push({ store, field: 'phone', code: 'few', level: 'error', found: count, limit: min });
  if (count > max)
    found.push({ store, field: 'phone', code: 'many', level: 'error', found: count, limit: max });
  const tablets = listing.tablet.length;
  if (platform === 'android') {
    if (listing.featureGraphic === null)
      found.push({ store, field: 'featureGraphic', code: 'required', level: 'error' });
    if (tablets > 0 && tablets < google.tablet.min)
      found.push({
        store,
        field: 'tablet',
        code: 'few',
        level: 'error',
        found: tablets,
        limit: google.tablet.min,
      });
    if (tablets > google.tablet.max)
      found.push({
        store,
        field: 'tablet',
        code: 'many',
        level: 'error',
        found: tablets,
        limit: google.tablet.max,
      });
  }
  return found;
}
