import * as z from 'zod/mini';
import { artifactKinds, buildFaults, buildStates } from '#/contract/apps/app-builds.schemas.ts';
import { appPlatforms } from '#/contract/apps/apps.schemas.ts';
import { count, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';

/** What a machine can build: a platform, or a tool with its version, such as `xcode:26`. */
export const buildLabel = z
  .string()
  .check(z.maxLength(limits.buildLabel), z.regex(/^[a-z0-9][a-z0-9._-]*(?::[a-z0-9._-]+)?$/));
const labels = z.array(buildLabel).check(
  z.minLength(1),
  z.maxLength(limits.buildLabels),
  z.refine((values) => new Set(values).size === values.length, { error: 'duplicate' }),
);

/** The name of a build machine. */
export const buildMachineName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.maxLength(limits.buildMachineName, { abort: true }),
    visibleText,
  );

/** A build machine that presents the token that staff copied. */
export const runnerRegistration = z
  .strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Replaces the name that staff entered. */
    name: z.optional(buildMachineName),
    labels,
    /** X25519, 32 bytes in base64: secrets are sealed to it. */
    publicKey: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/)),
  })
  .register(z.globalRegistry, { id: 'RunnerRegistration' });

/** A registered build machine. */
export const runnerIdentity = z
  .object({
    id: z.uuid(),
    name: text,
    /** For `Authorization: Bearer`; not shown again. */
    token: text,
  })
  .register(z.globalRegistry, { id: 'RunnerIdentity' });

/** Asks for a job. */
export const runnerClaim = z
  .strictObject({
    /** The present labels of the machine. */
    labels,
    /** Seconds to wait for a job. */
    waitS: z.int().check(z.minimum(0), z.maximum(limits.buildClaimS)),
  })
  .register(z.globalRegistry, { id: 'RunnerClaim' });

/** A build that a machine may accept. */
export const runnerJob = z
  .object({
    id: z.uuid(),
    /** Accompanies every call about the job; another machine gets another one. */
    lease: z.uuid(),
    /** Counted by app, from 1. */
    number: count,
    appId: z.uuid(),
    platform: z.enum(appPlatforms),
    packageId: text,
    versionName: text,
    versionCode: count,
    /** Where its part of the log begins: earlier tries wrote the rest. */
    logOffset: count,
    /** Seconds that the build may take. */
    timeLimitS: count,
    /** Seconds until a job without an acceptance is given to another machine. */
    acceptS: count,
    /** Seconds until a job without a heartbeat is given to another machine. */
    leaseS: count,
    heartbeatS: count,
  })
  .register(z.globalRegistry, { id: 'RunnerJob' });

/** The answer to a claim. */
export const runnerClaimed = z
  .object({
    /** Null: none was queued in the time. */
    job: z.nullable(runnerJob),
  })
  .register(z.globalRegistry, { id: 'RunnerClaimed' });

const lease = z.uuid();

/** `?lease=…`. */
export const runnerLeaseQuery = z.strictObject({ lease });

/** A call about a job. */
export const runnerLease = z.strictObject({ lease }).register(z.globalRegistry, { id: 'RunnerLease' });

/** The state of a job. */
export const runnerJobState = z
  .object({ state: z.enum(buildStates) })
  .register(z.globalRegistry, { id: 'RunnerJobState' });

/** The project of the app, the store texts and the pictures, as a zip. */
export const runnerKit = z
  .object({
    /** In base64. */
    content: text,
    sha256: text,
  })
  .register(z.globalRegistry, { id: 'RunnerKit' });

/**
 * Secrets of a job, encrypted to the key of the machine: X25519 with an ephemeral key, HKDF-SHA256 (salt: the two public
 * keys, info: `studio build secrets`, 32 bytes), AES-256-GCM (associated data: `<job id> <lease>`). The plain text is
 * JSON: `{ "env": { "NAME": "value" }, "files": [{ "name": "upload.jks", "content": "<base64>" }] }`. Each value is in
 * base64.
 */
export const runnerSecrets = z
  .object({ publicKey: text, nonce: text, ciphertext: text, tag: text })
  .register(z.globalRegistry, { id: 'RunnerSecrets' });

/** `?lease=…&offset=4096`. */
export const runnerLogQuery = z.strictObject({
  lease,
  offset: z.string().check(z.regex(/^(?:0|[1-9][0-9]{0,8})$/)),
  /** `true` for the end of the log: without it, a beginning of a secret at the end waits for the next part. */
  last: z.optional(z.enum(['true'])),
});

/** Which part of the log comes next. */
export const runnerLogged = z
  .object({
    nextOffset: count,
    /** The log is as long as it can be; more of it is discarded. */
    isFull: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'RunnerLogged' });

/** The machine still works on the job. */
export const runnerHeartbeat = z
  .strictObject({
    lease,
    /** 0 to 100; null if unknown. */
    progress: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  })
  .register(z.globalRegistry, { id: 'RunnerHeartbeat' });

/** What the machine does next. */
export const runnerOrders = z
  .object({
    /** The build was cancelled: stop it. */
    isCancelled: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'RunnerOrders' });

/** `?lease=…&sha256=…`. */
export const runnerArtifactQuery = z.strictObject({
  lease,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** The name of an artifact. */
export const artifactName = z
  .string()
  .check(z.maxLength(100), z.regex(/^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.))*[A-Za-z0-9]$/));

/** A stored artifact. */
export const runnerArtifact = z
  .object({ name: text, kind: z.enum(artifactKinds), bytes: count, sha256: text })
  .register(z.globalRegistry, { id: 'RunnerArtifact' });

/** The end of a job. */
export const runnerResult = z
  .strictObject({
    lease,
    state: z.enum(['succeeded', 'failed']),
    /** Why it failed; null if it succeeded. */
    fault: z.nullable(z.enum(buildFaults)),
  })
  .register(z.globalRegistry, { id: 'RunnerResult' });

/** See `runnerRegistration`. */
export type RunnerRegistration = z.infer<typeof runnerRegistration>;
/** See `runnerIdentity`. */
export type RunnerIdentity = z.infer<typeof runnerIdentity>;
/** See `runnerClaim`. */
export type RunnerClaim = z.infer<typeof runnerClaim>;
/** See `runnerJob`. */
export type RunnerJob = z.infer<typeof runnerJob>;
/** See `runnerJobState`. */
export type RunnerJobState = z.infer<typeof runnerJobState>;
/** See `runnerKit`. */
export type RunnerKit = z.infer<typeof runnerKit>;
/** See `runnerSecrets`. */
export type RunnerSecrets = z.infer<typeof runnerSecrets>;
/** See `runnerLogged`. */
export type RunnerLogged = z.infer<typeof runnerLogged>;
/** See `runnerOrders`. */
export type RunnerOrders = z.infer<typeof runnerOrders>;
/** See `runnerArtifact`. */
export type RunnerArtifact = z.infer<typeof runnerArtifact>;
/** See `runnerResult`. */
export type RunnerResult = z.infer<typeof runnerResult>;
