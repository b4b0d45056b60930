import * as z from 'zod/mini';
import { appLanguages } from '#/contract/apps/app-languages.ts';
import { app, appPlatforms } from '#/contract/apps/apps.schemas.ts';
import { appStates } from '#/contract/casts/products.schemas.ts';
import { count, displayName, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery, searchTerms } from '#/contract/shared/list.ts';
import { storeLimits } from '#/contract/shared/store-limits.ts';
import { httpsLink, line, lines } from '#/contract/shared/text-fields.ts';
import { visibleLines } from '#/contract/shared/visible-text.ts';
import { siteSource } from '#/contract/sites/site-document.schemas.ts';

/** `?state=in_review&search=aurora`. */
export const staffAppQuery = z.extend(pageQuery, {
  state: z.optional(z.enum(appStates)),
  search: searchTerms('Name, customer or package id'),
});

/** An app in the list of staff. */
export const staffAppItem = z
  .object({
    id: z.uuid(),
    platform: z.enum(appPlatforms),
    name: text,
    /** The name of the file of its icon; null without one. */
    icon: z.nullable(text),
    customer: z.object({ id: z.uuid(), name: text }),
    packageId: text,
    state: z.enum(appStates),
    /** When the state began: apps that wait for staff are listed by it. */
    stateSince: z.nullable(moment),
    versionName: z.nullable(text),
    versionCode: z.nullable(count),
    isLive: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'StaffAppItem' });

/** Apps of a platform, those that wait for staff longest first. */
export const staffAppList = z
  .object({
    ...listOf(staffAppItem).shape,
    /** The public address of files, to which the name of an icon is appended. */
    filesUrl: text,
    /** Of all apps of the platform, by state; states without an app are missing. */
    counts: z.array(z.object({ state: z.enum(appStates), count })),
  })
  .register(z.globalRegistry, { id: 'StaffAppList' });

/** An app that staff create for a customer; its draft is filled from the station. */
export const appDraftOfStaff = z
  .strictObject({ accountId: z.uuid(), name: displayName, source: z.nullable(siteSource) })
  .register(z.globalRegistry, { id: 'StaffAppDraft' });

/** V-VER. */
const versionName = z.string().check(z.regex(/^(?:0|[1-9]\d{0,3})(?:\.(?:0|[1-9]\d{0,3})){1,2}$/));

/** What staff set about an app. Fields of the other platform stay empty. */
export const appSettings = z
  .strictObject({
    /** Of the next build. */
    versionName,
    /** Of the next build; greater than that of every earlier one. */
    versionCode: z.int().check(z.minimum(1), z.maximum(storeLimits.google.versionCode.max)),
    storeUrl: httpsLink,
    track: z.enum(['internal', 'closed', 'open', 'production']),
    rollout: z.int().check(z.minimum(1), z.maximum(100)),
    testers: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))),
    testersSince: z.nullable(moment),
    isPackageRegistered: z.nullable(z.boolean()),
    /** Android: the service account of the owner's developer account was invited and works. */
    isServiceAccountReady: z.boolean(),
    /** iOS: digits; empty until Apple has assigned it. */
    appleAppId: z.string().check(z.regex(/^\d{0,12}$/)),
    /** V-SKU. */
    sku: z.string().check(z.regex(/^(?:|[A-Za-z0-9][A-Za-z0-9._-]{0,99})$/)),
    teamId: z.string().check(z.regex(/^(?:|[A-Z0-9]{10})$/)),
    ageRating: z.enum(['4+', '9+', '13+', '16+', '18+']),
    copyright: line(100),
    supportUrl: httpsLink,
    marketingUrl: httpsLink,
    /** The person whom the store asks. V-PHONE. */
    reviewName: line(100),
    reviewPhone: z.string().check(z.regex(/^(?:|\+[1-9][0-9]{6,14})$/)),
    reviewEmail: line(254),
    reviewNotes: lines(4_000),
    /** The bundle or the keystore that signs it; null: none yet. */
    signingId: z.nullable(z.uuid()),
  })
  .register(z.globalRegistry, { id: 'AppSettings' });

/** An app with what only staff see. */
export const staffApp = z
  .object({
    app,
    customer: z.object({ id: z.uuid(), name: text }),
    settings: appSettings,
    createdAt: moment,
    /** Build machines that can take a build of it and reported in the last minute. */
    machines: count,
  })
  .register(z.globalRegistry, { id: 'StaffApp' });

/** Moves that staff make with an app; build machines make the others. */
export const staffAppMoves = [
  'submit',
  'withdraw',
  'request_changes',
  'approve',
  'fail_build',
  'send',
  'reject',
  'publish',
  'unpublish',
  'remove',
  'recover',
  'hold',
  'resume',
] as const;

/** A move of staff. `request_changes`, `reject`, `remove` and `hold` need a reason, which the owner sees. */
export const appTransition = z
  .strictObject({
    move: z.enum(staffAppMoves),
    reason: z.string().check(z.trim(), z.maxLength(limits.appComment), visibleLines),
    comments: z
      .array(
        z.strictObject({
          field: z.nullable(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/))),
          language: z.nullable(z.enum(appLanguages)),
          text: z
            .string()
            .check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(limits.appComment), visibleLines),
        }),
      )
      .check(z.maxLength(limits.appComments)),
  })
  .register(z.globalRegistry, { id: 'AppTransition' });

/** The project, the store texts and the pictures of an app as a zip. */
export const appKit = z
  .object({
    /** A name for the file. */
    name: text,
    /** In base64. */
    content: text,
  })
  .register(z.globalRegistry, { id: 'AppKit' });

/** See `staffAppQuery`. */
export type StaffAppQuery = z.infer<typeof staffAppQuery>;
/** An app in the list of staff. */
export type StaffAppItem = z.infer<typeof staffAppItem>;
/** See `staffAppList`. */
export type StaffAppList = z.infer<typeof staffAppList>;
/** See `appDraftOfStaff`. */
export type StaffAppDraft = z.infer<typeof appDraftOfStaff>;
/** What staff set about an app. */
export type AppSettings = z.infer<typeof appSettings>;
/** An app with what only staff see. */
export type StaffApp = z.infer<typeof staffApp>;
/** A move of staff. */
export type AppTransition = z.infer<typeof appTransition>;
/** See `appKit`. */
export type AppKit = z.infer<typeof appKit>;
