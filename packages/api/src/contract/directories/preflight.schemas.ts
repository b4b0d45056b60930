import * as z from 'zod/mini';
import { directoryId, listingFields } from '#/contract/directories/directories.schemas.ts';
import { count, moment, text, url, username } from '#/contract/shared/fields.ts';

/** What is looked at, in the order in which it is told; docs/guide/directories.md says what each means. */
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

/** `unknown`: it could not be looked at; never a good sign and never a bad one. */
export const preflightOutcomes = ['ok', 'warn', 'fail', 'unknown'] as const;

/** Why a check did not end well. */
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

/** What was seen; null where there is nothing to tell. */
export const preflightFacts = z
  .object({
    /** HTTP status of the stream. */
    status: z.nullable(count),
    /** Until its head was there. */
    tookMs: z.nullable(count),
    /** What was asked, after redirects. */
    url: z.nullable(text),
    host: z.nullable(text),
    /** What the stream says; theirs. */
    said: z.nullable(text),
    /** What the cast says. */
    wanted: z.nullable(text),
    /** Percent of the time in which somebody looked. */
    sharePercent: z.nullable(z.number()),
    /** Hours of the last seven days of which something is known. */
    knownHours: z.nullable(z.number()),
    certificateEndsAt: z.nullable(moment),
    /** Countries that may not listen, or that alone may. */
    countries: z.nullable(count),
    missing: z.nullable(z.array(z.enum(listingFields))),
  })
  .register(z.globalRegistry, { id: 'PreflightFacts' });

/** One check. */
export const preflightCheck = z
  .object({
    id: z.enum(preflightChecks),
    outcome: z.enum(preflightOutcomes),
    /** Null when it is ok. */
    reason: z.nullable(z.enum(preflightReasons)),
    facts: preflightFacts,
    /** The directories that turn a stream away which fails it. */
    demandedBy: z.array(directoryId),
  })
  .register(z.globalRegistry, { id: 'PreflightCheck' });

/** What a directory would say: the worst outcome of what it demands. */
export const preflightVerdict = z
  .object({
    directory: directoryId,
    name: text,
    outcome: z.enum(preflightOutcomes),
    /** The checks that it demands and that failed. */
    failed: z.array(z.enum(preflightChecks)),
  })
  .register(z.globalRegistry, { id: 'PreflightVerdict' });

/** The stream of a listing, tried as a directory tries it. */
export const preflight = z
  .object({
    username,
    at: moment,
    streamUrl: z.nullable(url),
    checks: z.array(preflightCheck),
    directories: z.array(preflightVerdict),
  })
  .register(z.globalRegistry, { id: 'Preflight' });

/** What a check saw. */
export type PreflightFacts = z.infer<typeof preflightFacts>;
/** One check. */
export type PreflightCheck = z.infer<typeof preflightCheck>;
/** The stream of a listing, tried as a directory tries it. */
export type Preflight = z.infer<typeof preflight>;
