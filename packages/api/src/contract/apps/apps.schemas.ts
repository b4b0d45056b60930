import * as z from 'zod/mini';
import { appBuild } from '#/contract/apps/app-builds.schemas.ts';
import { appDocument } from '#/contract/apps/app-document.schemas.ts';
import { appLanguages } from '#/contract/apps/app-languages.ts';
import { appStates } from '#/contract/casts/products.schemas.ts';
import { count, moment, text, url } from '#/contract/shared/fields.ts';
import { siteSource } from '#/contract/sites/site-document.schemas.ts';

/** Platforms of apps. */
export const appPlatforms = ['android', 'ios'] as const;

/** A remark of staff or of a store about a field of an app. */
export const appComment = z
  .object({
    /** The name of a field of `AppDocument` or `AppListing`; null: the whole app. */
    field: z.nullable(text),
    /** Null: a field that is the same in all languages. */
    language: z.nullable(z.enum(appLanguages)),
    text,
  })
  .register(z.globalRegistry, { id: 'AppComment' });

/** A move of an app. */
export const appStep = z
  .object({
    state: z.enum(appStates),
    at: moment,
    /** The name of the person; null for staff, whose names customers do not see, and for the system. */
    by: z.nullable(text),
    byStaff: z.boolean(),
    /** Shown to the owner; empty without one. */
    reason: text,
  })
  .register(z.globalRegistry, { id: 'AppStep' });

/** What an app shows of the products of its account. */
export const appFacts = z
  .object({
    /** Null without a source, and if it was deleted. */
    source: z.nullable(
      z.object({
        ...siteSource.shape,
        name: text,
        /** The main stream; null if there is none, or if its cast is suspended. */
        listenUrl: z.nullable(url),
        logoUrl: z.nullable(url),
        isOnAir: z.boolean(),
        /** Of the song on air; null if it is not known. */
        title: z.nullable(text),
        artist: z.nullable(text),
      }),
    ),
    /** The public page of the station; null without a published site. */
    siteUrl: z.nullable(url),
    /** The address that installed apps read. */
    configUrl: url,
    /** The public address of files, to which the name of a file is appended. */
    filesUrl: text,
  })
  .register(z.globalRegistry, { id: 'AppFacts' });

/** Where an app is in its store, as staff entered it. */
export const appStore = z
  .object({
    url: z.nullable(url),
    track: z.enum(['internal', 'closed', 'open', 'production']),
    /** Percentage of listeners who get the version. */
    rollout: count,
    /** Of a closed test; null without one. */
    testers: z.nullable(count),
    testersSince: z.nullable(moment),
    /** Whether the store knows the package id; null where it does not ask. */
    isPackageRegistered: z.nullable(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'AppStore' });

const version = z.object({ document: appDocument, at: moment });

/** A signed app for the owner's own phone, built without a build machine. It can't be uploaded to a store. */
export const appPreview = z
  .object({
    /** The address of the file, an APK. */
    url,
    bytes: count,
    /** In hex. */
    sha256: text,
    /** Of the certificate, by which a phone recognises updates. */
    certificateSha256: text,
    builtAt: moment,
    /** Whether it was built from the current draft. */
    isCurrent: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AppPreview' });

/** A mobile app with its draft. */
export const app = z
  .object({
    id: z.uuid(),
    platform: z.enum(appPlatforms),
    state: z.enum(appStates),
    stateSince: z.nullable(moment),
    /** Incremented by each change of the draft and each move. */
    version: count,
    draft: appDocument,
    draftSavedAt: z.nullable(moment),
    /** A store knows the package id, so it cannot be changed. */
    isPackageFrozen: z.boolean(),
    facts: appFacts,
    /** Stations and casts of the account that the app can play. */
    sources: z.array(z.object({ ...siteSource.shape, name: text })),
    /** What was sent for review last; null: never. */
    sent: z.nullable(version),
    /** What the store published last; null: never. */
    live: z.nullable(z.object({ ...version.shape, versionName: text })),
    store: appStore,
    /** Null before the first one, and on iOS. */
    preview: z.nullable(appPreview),
    /** Latest first. */
    builds: z.array(appBuild),
    /** Of the last review that asked for changes, or of the store. */
    comments: z.array(appComment),
    /** Why changes were asked for, why the store rejected or removed it, or why it is on hold; empty without a reason. */
    reason: text,
    /** Latest first. */
    history: z.array(appStep),
  })
  .register(z.globalRegistry, { id: 'App' });

/** A new app of a station or cast, filled from it. */
export const newApp = z
  .strictObject({ platform: z.enum(appPlatforms), source: siteSource })
  .register(z.globalRegistry, { id: 'NewApp' });

/** `?platform=android&packageId=fm.aurora.app`. */
export const packageQuery = z.strictObject({
  platform: z.enum(appPlatforms),
  packageId: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});

/** What can be known about a package id without its store. */
export const packageAvailability = z
  .object({
    /** No app of another customer has it. */
    isFree: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'PackageAvailability' });

/** One of `appPlatforms`. */
export type AppPlatform = (typeof appPlatforms)[number];
/** A remark about a field of an app. */
export type AppComment = z.infer<typeof appComment>;
/** A move of an app. */
export type AppStep = z.infer<typeof appStep>;
/** What an app shows of the products of its account. */
export type AppFacts = z.infer<typeof appFacts>;
/** Where an app is in its store. */
export type AppStore = z.infer<typeof appStore>;
/** A signed app for the owner's own phone. */
export type AppPreview = z.infer<typeof appPreview>;
/** A mobile app with its draft. */
export type App = z.infer<typeof app>;
/** See `newApp`. */
export type NewApp = z.infer<typeof newApp>;
/** See `packageQuery`. */
export type PackageQuery = z.infer<typeof packageQuery>;
/** See `packageAvailability`. */
export type PackageAvailability = z.infer<typeof packageAvailability>;
