import * as z from 'zod/mini';
import { generalSettings } from '#/contract/casts/settings.schemas.ts';
import { count, country, email, url } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';

const { timeZone: _, ...general } = generalSettings.shape;

const own = {
  /** A one-line summary of the station. */
  slogan: z.string().check(z.trim(), z.maxLength(limits.slogan), visibleText),
  /** The home country of the station; null when not specified. */
  country: z.nullable(country),
  /** Contact for directory operators; never sent to `engine` directories. */
  contactEmail: z.nullable(email),
  /** The listed stream; null: the primary one. */
  streamId: z.nullable(z.uuid()),
  /** Only public casts are announced to directories. */
  isPublic: z.boolean(),
} as const;

/** The fields that are stored with the listing; they have a history of their own. */
export const ownListing = z.strictObject(own);

/**
 * The data of a cast that is sent to directories. Name, description, genres, language and website are stored in the
 * general settings of the cast: saving a listing updates them there.
 */
export const listing = z
  .strictObject({
    ...general,
    ...own,
  })
  .register(z.globalRegistry, { id: 'Listing' });

/** The saved directory listing of a cast. */
export const savedListing = z
  .object({
    ...listing.shape,
    /** URL of the stream; null when no engine serves it. */
    streamUrl: z.nullable(url),
    /** Incremented by every change of the listing or the general settings; sent in `If-Match`. */
    version: count,
  })
  .register(z.globalRegistry, { id: 'SavedListing' });

/** The directory listing of a cast. */
export type Listing = z.infer<typeof listing>;
/** The saved directory listing of a cast. */
export type SavedListing = z.infer<typeof savedListing>;
