import * as z from 'zod/mini';
import { appLanguages } from '#/contract/apps/app-languages.ts';
import { email } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { storeLimits } from '#/contract/shared/store-limits.ts';
import { fileName, httpsLink, isUnique, line, lines } from '#/contract/shared/text-fields.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';
import { siteSource } from '#/contract/sites/site-document.schemas.ts';

const { google, apple } = storeLimits;
const loose = limits.appTextFactor;

/** `#1d3557`. */
const color = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));

/** An uploaded picture of a listing: screenshots keep the order in which the store shows them. */
const screenshots = (max: number) =>
  z
    .array(z.string().check(z.regex(/^[0-9a-f]{64}\.png$/)))
    .check(z.maxLength(max), z.refine(isUnique, { error: 'not_unique' }));

/**
 * The listing of an app in one language, written once for all stores. Texts may be longer than a store accepts, so that
 * nothing typed is lost: `checkApp` measures them against each store.
 */
export const appListing = z
  .strictObject({
    language: z.enum(appLanguages),
    /** Google Play: title; App Store: name. */
    title: line(google.title.max * loose),
    /** Google Play: short description; Alexa: summary. */
    short: line(google.short.max * loose),
    /** Of all stores and of the site. */
    full: lines(google.full.max * 2),
    /** App Store. */
    subtitle: line(apple.subtitle.max * loose),
    /** App Store: comma-separated, limited in bytes. */
    keywords: line(apple.keywordBytes * loose),
    /** App Store: promotional text, which can be changed without a review. */
    promo: line(apple.promo.max * loose),
    /** What is new in this version. */
    whatsNew: lines(apple.whatsNew.max),
    /** Google Play: 1024 × 500 pixels, without transparency; drawn from the look of the app. */
    featureGraphic: fileName('png'),
    phone: screenshots(apple.screenshots.max),
    tablet: screenshots(apple.screenshots.max),
  })
  .register(z.globalRegistry, { id: 'AppListing' });

/** What an app can show besides the player. */
export const appTabs = ['website', 'socials', 'schedule', 'requests', 'alarm', 'sleep_timer'] as const;
/** Profiles that an app can link to. */
export const appProfiles = [
  'facebook',
  'instagram',
  'x',
  'youtube',
  'tiktok',
  'mastodon',
  'bluesky',
  'whatsapp',
] as const;

/** Categories of the stores for stations. */
export const appCategories = ['music', 'news', 'entertainment', 'sports', 'lifestyle'] as const;

/** Everything that the owner of an app writes and chooses. Texts may be incomplete while an app is a draft. */
export const appDocument = z
  .strictObject({
    /** In Studio. */
    name: z.string().check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(60), visibleText),
    /** The station or cast that it plays. */
    source: z.nullable(siteSource),
    /** Streams besides the one of the source. */
    streams: z
      .array(z.strictObject({ name: line(limits.appStreamName), url: httpsLink }))
      .check(z.maxLength(limits.appStreams - 1)),
    /** Below the icon on the home screen. */
    launcherName: line(limits.appLauncherName),
    /** V-APK on Android, V-BUNDLE on iOS; cannot be changed once a build was uploaded to a store. */
    packageId: z.string().check(z.trim(), z.maxLength(limits.appPackageId), z.regex(/^[A-Za-z0-9._-]*$/)),
    /** An upload of the kind `image.app`: a square of 1024 pixels from which all icons are made. */
    icon: fileName('png'),
    colors: z.strictObject({ background: color, tint: color, bar: color }),
    /** `auto`: as the system. */
    scheme: z.enum(['auto', 'light', 'dark']),
    tabs: z.array(z.enum(appTabs)).check(z.refine(isUnique, { error: 'not_unique' })),
    website: httpsLink,
    profiles: z.array(z.strictObject({ kind: z.enum(appProfiles), url: httpsLink })).check(
      z.maxLength(appProfiles.length),
      z.refine((profiles) => isUnique(profiles.map((profile) => profile.kind)), { error: 'not_unique' }),
    ),
    /** Shown in the store and in the app. */
    contactEmail: z.union([z.literal(''), email]),
    privacyUrl: httpsLink,
    hasAds: z.boolean(),
    /** Of AdMob, `ca-app-pub-…~…` and `ca-app-pub-…/…`; empty without ads of AdMob. */
    adMobAppId: z.string().check(z.regex(/^(?:|ca-app-pub-\d{16}~\d{10})$/)),
    adMobBannerId: z.string().check(z.regex(/^(?:|ca-app-pub-\d{16}\/\d{10})$/)),
    category: z.enum(appCategories),
    tags: z
      .array(line(limits.appTag))
      .check(z.maxLength(google.tags.max), z.refine(isUnique, { error: 'not_unique' })),
    /** The first one stands for a language that is missing. */
    listings: z.array(appListing).check(
      z.minLength(1),
      z.maxLength(appLanguages.length),
      z.refine((listings) => isUnique(listings.map((listing) => listing.language)), { error: 'not_unique' }),
    ),
    legal: z.strictObject({
      /** Who publishes it: an account of the owner, or the provider's. */
      account: z.enum(['own', 'provider']),
      /** The account's name in the store; empty while it is not known. */
      developerName: line(google.developer.max * loose),
      ownsPictures: z.boolean(),
      ownsName: z.boolean(),
      ownsStreams: z.boolean(),
      /** The youngest listeners it is made for. */
      audience: z.enum(['13', '16', '18']),
      /** Whether listeners can write to each other, which the content rating asks. */
      hasUserContent: z.boolean(),
      hasMatureContent: z.boolean(),
      isNews: z.boolean(),
      /** Android asks why an app plays in the background. */
      declaresPlayback: z.boolean(),
    }),
  })
  .register(z.globalRegistry, { id: 'AppDocument' });

/** The listing of an app in one language. */
export type AppListing = z.infer<typeof appListing>;
/** Everything that the owner of an app writes and chooses. */
export type AppDocument = z.infer<typeof appDocument>;
/** One of `appTabs`. */
export type AppTab = (typeof appTabs)[number];
/** One of `appProfiles`. */
export type AppProfile = (typeof appProfiles)[number];
/** One of `appCategories`. */
export type AppCategory = (typeof appCategories)[number];
