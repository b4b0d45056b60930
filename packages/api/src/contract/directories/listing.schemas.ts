import * as z from 'zod/mini';
import { generalSettings } from '#/contract/casts/settings.schemas.ts';
import { count, country, email, url } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';

const { timeZone: _, ...general } = generalSettings.shape;

/**
 * What directories are told of a cast. Name, description, genres, language and website are those of the cast's settings,
 * kept once: whoever saves a listing changes them there.
 */
export const listing = z
  .strictObject({
    ...general,
    /** One line that says what the station is. */
    slogan: z.string().check(z.trim(), z.maxLength(limits.slogan), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
    /** Where the station is at home; null when nothing is said of it. */
    country: z.nullable(country),
    /** Where whoever runs a directory writes to; never sent to those that the engine speaks to. */
    contactEmail: z.nullable(email),
    /** The stream that is listed; null: the primary. */
    streamId: z.nullable(z.uuid()),
    /** Directories are told of public casts alone. */
    isPublic: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Listing' });

/** What directories are told of a cast, as it is kept. */
export const keptListing = z
  .object({
    ...listing.shape,
    /** Where the stream is heard; null where no engine serves it. */
    streamUrl: z.nullable(url),
    /** Raised by every change of the listing or of the cast's general settings; a change names the one it began with. */
    version: count,
  })
  .register(z.globalRegistry, { id: 'KeptListing' });

/** What directories are told of a cast. */
export type Listing = z.infer<typeof listing>;
/** What directories are told of a cast, as it is kept. */
export type KeptListing = z.infer<typeof keptListing>;
