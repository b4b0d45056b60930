import { useLingui } from '@lingui/react/macro';
import type { DirectoryEntry } from '@unmuted/api';

type ListingMismatchField = DirectoryEntry['differences'][number]['field'];

/** Labels of the entry fields. */
export function useListingMismatchMessages(): Readonly<Record<ListingMismatchField, string>> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    url: t`Stream address`,
    homepage: t`Website`,
    tags: t`Genres`,
    country: t`Country`,
    language: t`Language`,
    codec: t`Codec`,
    bitrate: t`Bitrate`,
  };
}
