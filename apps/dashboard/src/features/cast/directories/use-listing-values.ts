import { useLingui } from '@lingui/react';
import type { Directory, SavedListing } from '@unmuted/api';
import { countryName, languageName } from '#/i18n/names.ts';

type ListingField = Directory['formFields'][number];

/** Returns the form value of a listing field; null if it is empty. */
export function useListingValues(listing: SavedListing): (field: ListingField) => string | null {
  const { locale } = useLingui().i18n;
  return (field) => {
    const value = listing[field];
    if (field === 'genres') return listing.genres.join(', ') || null;
    if (typeof value !== 'string' || value === '') return null;
    if (field === 'language') return languageName(locale, value);
    return field === 'country' ? countryName(locale, value) : value;
  };
}
