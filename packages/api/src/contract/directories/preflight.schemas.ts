import * as z from 'zod/mini';
import { directoryId, listingFields } from '#/contract/directories/directories.schemas.ts';
import { count, moment, text, url, username } from '#/contract/shared/fields.ts';

/** The checks, in display order; docs/guide/directories.md describes each. */
export const preflightChecks = [
  'answers',
  'tls',
  'reachable',
  'plain_address',
  'content_type',
  'audio',
  'icy_name',
  'icy_genre',
  'icy_bitrate',
  'on_air_share',
  'open_everywhere',
  'public',
  'listing',
] as const;

/** `unknown`: the check could not run; counts neither as passed nor as failed. */
export const preflightOutcomes = ['ok', 'warn', 'fail', 'unknown'] as const;

/** Why a check did not pass. */
export const preflightReasons = [
  'no_stream',
  'time_out',
  'unreachable',
  'not_resolved',
  'address_refused',
  'status',
  'not_readable',
  'not_https',
  'certificate',
  'not_checked',
  'not_public',
  'token',
  'missing',
  'differs',
  'not_accepted',
  'not_audio',
  'no_probe',
  'too_little',
  'not_known',
  'restricted',
  'turned_off',
] as const;

/** The observed values of a check; null where not applicable. */
export const preflightFacts = z
  .object({
    /** HTTP status of the stream. */
    status: z.nullable(count),
    /** Milliseconds until the response head arrived. */
    tookMs: z.nullable(count),
    /** The final URL, after redirects. */
    url: z.nullable(text),
    host: z.nullable(text),
    /** The value sent by the stream; untrusted. */
    actual: z.nullable(text),
    /** The expected value from the settings of the cast. */
    expected: z.nullable(text),
    /** Percent of the monitored time. */
    sharePercent: z.nullable(z.number()),
    /** Monitored hours of the last seven days. */
    knownHours: z.nullable(z.number()),
    certificateEndsAt: z.nullable(moment),
    /** Number of countries in the geoblocking rules. */
    countries: z.nullable(count),
    missing: z.nullable(z.array(z.enum(listingFields))),
  })
  .register(z.globalRegistry, { id: 'PreflightFacts' });

/** One check. */
export const preflightCheck = z
  .object({
    id: z.enum(preflightChecks),
    outcome: z.enum(preflightOutcomes),
    /** Null when the check passed. */
    reason: z.nullable(z.enum(preflightReasons)),
    facts: preflightFacts,
    /** The directories that reject a stream which fails the check. */
    requiredBy: z.array(directoryId),
  })
  .register(z.globalRegistry, { id: 'PreflightCheck' });

/** The predicted decision of a directory: the worst outcome of its required checks. */
export const preflightVerdict = z
  .object({
    directory: directoryId,
    name: text,
    outcome: z.enum(preflightOutcomes),
    /** The required checks that failed. */
    failed: z.array(z.enum(preflightChecks)),
  })
  .register(z.globalRegistry, { id: 'PreflightVerdict' });

/** The results of the directory checks on the listed stream. */
export const preflight = z
  .object({
    username,
    at: moment,
    streamUrl: z.nullable(url),
    checks: z.array(preflightCheck),
    directories: z.array(preflightVerdict),
  })
  .register(z.globalRegistry, { id: 'Preflight' });

/** The observed values of a check. */
export type PreflightFacts = z.infer<typeof preflightFacts>;
/** One check. */
export type PreflightCheck = z.infer<typeof preflightCheck>;
/** The results of the directory checks on the listed stream. */
export type Preflight = z.infer<typeof preflight>;
