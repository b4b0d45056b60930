import * as z from 'zod/mini';
import { count, moment, text, url } from '#/contract/shared/fields.ts';

/** States of a build. */
export const buildStates = ['queued', 'building', 'succeeded', 'failed', 'cancelled'] as const;
/** Why a build failed. */
export const buildFaults = ['kit', 'signing', 'compile', 'upload', 'timeout', 'lost', 'cancelled'] as const;
/** What a build makes. */
export const artifactKinds = ['apk', 'aab', 'ipa', 'symbols', 'other'] as const;

/** A file that a build made. */
export const appArtifact = z
  .object({
    name: text,
    kind: z.enum(artifactKinds),
    bytes: count,
    /** In hex. */
    sha256: text,
    /** Works for an hour or two. Null for customers who may not download it. */
    url: z.nullable(url),
  })
  .register(z.globalRegistry, { id: 'AppArtifact' });

/** A build of an app. */
export const appBuild = z
  .object({
    id: z.uuid(),
    /** Counted by app, from 1. */
    number: count,
    state: z.enum(buildStates),
    /** `1.2.0`, and the number that a store compares. */
    versionName: text,
    versionCode: count,
    createdAt: moment,
    startedAt: z.nullable(moment),
    finishedAt: z.nullable(moment),
    /** 0 to 100 while it runs, as the machine reports it. */
    progress: z.nullable(count),
    /** The name of the build machine; null before one took it, and for files uploaded by hand. */
    machine: z.nullable(text),
    fault: z.nullable(z.enum(buildFaults)),
    /** Bytes of the log. */
    logBytes: count,
    artifacts: z.array(appArtifact),
  })
  .register(z.globalRegistry, { id: 'AppBuild' });

/** `?offset=4096`. */
export const buildLogQuery = z.strictObject({
  offset: z.string().check(z.regex(/^(?:0|[1-9][0-9]{0,8})$/)),
});

/** Part of the log of a build. */
export const buildLog = z
  .object({
    text,
    /** In bytes. */
    nextOffset: count,
    /** The build has ended, and this is the end of its log. */
    isComplete: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AppBuildLog' });

/** `?sha256=…`, in hex; without it the content is not compared. */
export const handUploadQuery = z.strictObject({
  sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});

/** A build of an app. */
export type AppBuild = z.infer<typeof appBuild>;
/** See `buildLog`. */
export type AppBuildLog = z.infer<typeof buildLog>;
/** A file that a build made. */
export type AppArtifact = z.infer<typeof appArtifact>;
/** One of `buildStates`. */
export type BuildState = (typeof buildStates)[number];
/** One of `buildFaults`. */
export type BuildFault = (typeof buildFaults)[number];
/** One of `artifactKinds`. */
export type ArtifactKind = (typeof artifactKinds)[number];
