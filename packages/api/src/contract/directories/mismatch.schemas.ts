import * as z from 'zod/mini';
import { count, moment, text, url } from '#/contract/shared/fields.ts';

/** `not_looked`: nobody has asked it yet. `unreachable`: it did not answer, or not in its own format. */
export const driftStates = ['not_configured', 'not_looked', 'unreachable', 'looked'] as const;

/** What may differ between an entry and the cast. */
export const driftFields = [
  'name',
  'url',
  'homepage',
  'tags',
  'country',
  'language',
  'codec',
  'bitrate',
] as const;

/** Headers of a stream by which the entry is changed. Source: https://www.stream-meta.info (2026-11). */
export const driftHeaders = [
  'icy-name',
  'icy-main-stream-url',
  'icy-url',
  'icy-genre',
  'icy-country-code',
  'icy-language-codes',
  'icy-br',
  'content-type',
] as const;

/** Something that an entry says otherwise than the cast. */
export const driftDifference = z
  .object({
    field: z.enum(driftFields),
    /** Their text, not ours. */
    theirs: z.nullable(text),
    ours: text,
    /** The header of the stream to change. */
    header: z.enum(driftHeaders),
  })
  .register(z.globalRegistry, { id: 'DriftDifference' });

/** An entry of the directory: every text of it is theirs. */
export const driftEntry = z
  .object({
    id: text,
    name: text,
    /** May be of any kind: link to it only when it is http or https. */
    url: text,
    homepage: z.nullable(text),
    tags: z.array(text),
    /** Its page there. */
    listingUrl: url,
    /** Whether the directory itself heard the stream when it last tried. */
    isUp: z.boolean(),
    checkedAt: z.nullable(moment),
    clicks: count,
    votes: count,
    /** It has the address of one of the cast's streams; without that it has the cast's name only. */
    isOurs: z.boolean(),
    differences: z.array(driftDifference),
  })
  .register(z.globalRegistry, { id: 'DriftEntry' });

/** What a directory shows of the cast, as it was when we last looked. */
export const directoryDrift = z
  .object({
    directory: text,
    name: text,
    state: z.enum(driftStates),
    lookedAt: z.nullable(moment),
    /** Those with our address first. More than one of them: duplicates. */
    entries: z.array(driftEntry),
  })
  .register(z.globalRegistry, { id: 'DirectoryDrift' });

/** What a directory shows of the cast. */
export type DirectoryDrift = z.infer<typeof directoryDrift>;
/** An entry of the directory. */
export type DriftEntry = z.infer<typeof driftEntry>;
