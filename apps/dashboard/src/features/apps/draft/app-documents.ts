import type { AppDocument, AppListing } from '@unmuted/api';
import type { AppLanguageCode } from '@unmuted/api/contract';

/** The listing in a language; undefined if the app has none in it. */
export const listingOf = ({ listings }: AppDocument, language: AppLanguageCode): AppListing | undefined =>
  listings.find((listing) => listing.language === language);

/** The document with changes of the listing in one language. */
export const withListing = (
  { listings }: AppDocument,
  language: AppLanguageCode,
  part: Partial<AppListing>,
): Pick<AppDocument, 'listings'> => ({
  listings: listings.map((listing) => (listing.language === language ? { ...listing, ...part } : listing)),
});

/** The name of the file of an upload. */
export const fileOf = (url: string | null): string | null => url?.split('/').at(-1) ?? null;
