import { useLingui } from '@lingui/react/macro';
import type { DriftEntry } from '@unmuted/api';

type DriftField = DriftEntry['differences'][number]['field'];

/** Labels of the entry fields. */
export function useListingMismatchMessages(): Readonly<Record<DriftField, string>> {
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
