import * as z from 'zod/mini';
import { count, moment, text, url } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';

/** `engine`: we speak to it. `guided`: it takes a form that a person fills in. */
export const directoryKinds = ['engine', 'guided'] as const;

/**
 * `not_configured`: the provider has set no address for it. `pending`: turned on (or submitted), and nothing positive was
 * heard yet. `listed`: it said so. `refused`: it said no. `unreachable`: no answer to the last call. `not_seen`: looked
 * for there and not found.
 */
export const directoryStates = [
  'off',
  'pending',
  'listed',
  'refused',
  'unreachable',
  'not_seen',
  'not_configured',
] as const;

/** What has to be first: until then the directory is told nothing, or that the cast has gone. */
export const directoryWaits = [
  'public',
  'suspension',
  'on_air',
  'first_minute',
  'public_address',
  'answer',
] as const;

/** `look`: we searched it for the cast. */
export const directoryCalls = ['add', 'touch', 'remove', 'look'] as const;
/** How one ended. */
export const directoryOutcomes = ['accepted', 'refused', 'unreachable', 'not_found'] as const;

/** What a form asks for, by the fields of a listing. */
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

/** Names a directory within a provider's configuration. */
export const directoryId = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/));

const theirWords = z.string().check(z.maxLength(limits.directoryMessage));

/** The last call to a directory. */
export const directoryCall = z
  .object({
    at: moment,
    kind: z.enum(directoryCalls),
    outcome: z.enum(directoryOutcomes),
    /** Of its reply; null when there was none. */
    status: z.nullable(count),
  })
  .register(z.globalRegistry, { id: 'DirectoryCall' });

/** One directory, and how a cast stands with it. */
export const directory = z
  .object({
    id: directoryId,
    name: text,
    kind: z.enum(directoryKinds),
    homepage: z.nullable(url),
    /** Where a person fills in its form; null for those that we speak to. */
    formUrl: z.nullable(url),
    /** What its form asks for, in its order; empty for those that we speak to. */
    asks: z.array(z.enum(listingFields)),
    /** Whether it can be asked for its entries: `check` does so. */
    isSearchable: z.boolean(),
    /** Whether the provider has set its address. */
    isConfigured: z.boolean(),
    isEnabled: z.boolean(),
    state: z.enum(directoryStates),
    /** What it still waits for; null unless it is pending. */
    waitsFor: z.nullable(z.enum(directoryWaits)),
    /** Its own words, from its last answer: plain text that is not ours. */
    message: z.nullable(theirWords),
    /** What it calls our entry. */
    sid: z.nullable(text),
    lastTouchAt: z.nullable(moment),
    /** Seconds between two touches, as it asked for them. */
    touchIntervalS: z.nullable(count),
    lastCall: z.nullable(directoryCall),
    /** It is to be asked right away: what stands here is older. */
    isAsking: z.boolean(),
    /** Our entry's page; null where it tells none. */
    listingUrl: z.nullable(url),
    /** When somebody said that they had sent its form. */
    submittedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'Directory' });
/** Every directory that the provider offers, those that we speak to first. */
export const directoryList = listOf(directory).register(z.globalRegistry, { id: 'DirectoryList' });

/** Which directory. */
export const directoryChoice = z
  .strictObject({ directory: directoryId })
  .register(z.globalRegistry, { id: 'DirectoryChoice' });

/** That its form was sent, and on which day; null: it was not. */
export const directorySubmission = z
  .strictObject({ directory: directoryId, on: z.nullable(z.iso.date()) })
  .register(z.globalRegistry, { id: 'DirectorySubmission' });

/** One directory, and how a cast stands with it. */
export type Directory = z.infer<typeof directory>;
/** Every directory that the provider offers. */
export type DirectoryList = z.infer<typeof directoryList>;
