import * as z from 'zod/mini';
import { count, moment, text, url } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';

/** `engine`: announced automatically. `guided`: requires a form that a person submits. */
export const directoryKinds = ['engine', 'manual'] as const;

/**
 * `not_configured`: the provider has not configured its URL. `pending`: enabled (or submitted), not yet confirmed.
 * `listed`: confirmed by the directory. `refused`: rejected by it. `unreachable`: the last call failed. `not_found`:
 * searched and not found.
 */
export const directoryStates = [
  'off',
  'pending',
  'listed',
  'refused',
  'unreachable',
  'not_found',
  'not_configured',
] as const;

/** The unmet precondition; until it is met, the cast is not announced or is removed. */
export const directoryWaits = [
  'public',
  'suspension',
  'on_air',
  'first_minute',
  'public_address',
  'answer',
] as const;

/** `look`: a search for the cast. */
export const directoryCalls = ['add', 'touch', 'remove', 'search'] as const;
/** The outcome of a directory call. */
export const directoryOutcomes = ['accepted', 'refused', 'unreachable', 'not_found'] as const;

/** The listing fields that a submission form requests. */
export const listingFields = [
  'name',
  'slogan',
  'description',
  'genres',
  'language',
  'country',
  'website',
  'streamUrl',
  'contactEmail',
] as const;

/** The id of a directory in the provider's configuration. */
export const directoryId = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/));

const theirWords = z.string().check(z.maxLength(limits.directoryMessage));

/** The last call to a directory. */
export const directoryCall = z
  .object({
    at: moment,
    kind: z.enum(directoryCalls),
    outcome: z.enum(directoryOutcomes),
    /** HTTP status of the response; null without a response. */
    status: z.nullable(count),
  })
  .register(z.globalRegistry, { id: 'DirectoryCall' });

/** One directory and the listing state of a cast. */
export const directory = z
  .object({
    id: directoryId,
    name: text,
    kind: z.enum(directoryKinds),
    homepage: z.nullable(url),
    /** URL of the submission form; null for `engine` directories. */
    formUrl: z.nullable(url),
    /** The fields of the form, in its order; empty for `engine` directories. */
    formFields: z.array(z.enum(listingFields)),
    /** Whether its entries can be searched, with the `check` operation. */
    isSearchable: z.boolean(),
    /** Whether the provider has configured its URL. */
    isConfigured: z.boolean(),
    isEnabled: z.boolean(),
    state: z.enum(directoryStates),
    /** The unmet precondition; null unless it is pending. */
    waitingFor: z.nullable(z.enum(directoryWaits)),
    /** The message of its last response: untrusted plain text. */
    message: z.nullable(theirWords),
    /** The id of the entry in the directory. */
    sid: z.nullable(text),
    lastTouchAt: z.nullable(moment),
    /** Seconds between two touches, as requested by the directory. */
    touchIntervalS: z.nullable(count),
    lastCall: z.nullable(directoryCall),
    /** Whether a check is in progress; the other fields are from the previous one. */
    isChecking: z.boolean(),
    /** URL of the entry; null when unknown. */
    listingUrl: z.nullable(url),
    /** When the form was marked as submitted. */
    submittedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'Directory' });
/** Every directory that the provider offers, `engine` directories first. */
export const directoryList = listOf(directory).register(z.globalRegistry, { id: 'DirectoryList' });

/** The directory to act on. */
export const directoryChoice = z
  .strictObject({ directory: directoryId })
  .register(z.globalRegistry, { id: 'DirectoryChoice' });

/** The day on which the form was submitted; null: not submitted. */
export const directorySubmission = z
  .strictObject({ directory: directoryId, on: z.nullable(z.iso.date()) })
  .register(z.globalRegistry, { id: 'DirectorySubmission' });

/** One directory and the listing state of a cast. */
export type Directory = z.infer<typeof directory>;
/** Every directory that the provider offers. */
export type DirectoryList = z.infer<typeof directoryList>;
