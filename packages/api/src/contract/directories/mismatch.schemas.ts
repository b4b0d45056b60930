import * as z from 'zod/mini';
import { count, moment, text, url } from '#/contract/shared/fields.ts';

/** `not_checked`: not checked yet. `unreachable`: no response, or an unreadable one. */
export const listingMismatchStates = ['not_configured', 'not_checked', 'unreachable', 'checked'] as const;

/** The fields that may differ between an entry and the cast. */
export const listingMismatchFields = [
  'name',
  'url',
  'homepage',
  'tags',
  'country',
  'language',
  'codec',
  'bitrate',
] as const;

/** The stream headers that update the entry. Source: https://www.stream-meta.info (2026-11). */
export const listingMismatchHeaders = [
  'icy-name',
  'icy-main-stream-url',
  'icy-url',
  'icy-genre',
  'icy-country-code',
  'icy-language-codes',
  'icy-br',
  'content-type',
] as const;

/** A field of an entry that differs from the cast. */
export const directoryEntryDifference = z
  .object({
    field: z.enum(listingMismatchFields),
    /** Untrusted text of the directory. */
    theirs: z.nullable(text),
    ours: text,
    /** The stream header to change. */
    header: z.enum(listingMismatchHeaders),
  })
  .register(z.globalRegistry, { id: 'DirectoryEntryDifference' });

/** An entry of the directory; all text is untrusted. */
export const directoryEntry = z
  .object({
    id: text,
    name: text,
    /** Any scheme: link to it only when it is http or https. */
    url: text,
    homepage: z.nullable(text),
    tags: z.array(text),
    /** URL of the entry in the directory. */
    listingUrl: url,
    /** Whether the last check of the directory reached the stream. */
    isUp: z.boolean(),
    checkedAt: z.nullable(moment),
    clicks: count,
    votes: count,
    /** Whether it has the URL of a stream of the cast; otherwise only the name matches. */
    isOurs: z.boolean(),
    differences: z.array(directoryEntryDifference),
  })
  .register(z.globalRegistry, { id: 'DirectoryEntry' });

/** The entries of a directory for the cast, at the last check. */
export const listingMismatch = z
  .object({
    directory: text,
    name: text,
    state: z.enum(listingMismatchStates),
    checkedAt: z.nullable(moment),
    /** Entries with a URL of the cast first; more than one of them are duplicates. */
    entries: z.array(directoryEntry),
  })
  .register(z.globalRegistry, { id: 'ListingMismatch' });

/** The entries of a directory for the cast. */
export type ListingMismatch = z.infer<typeof listingMismatch>;
/** An entry of the directory. */
export type DirectoryEntry = z.infer<typeof directoryEntry>;
