import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaletteLabels } from '@unmuted/ui/provider';

export function paletteMessages(i18n: I18n): PaletteLabels {
  return {
    search: i18n._(msg`Search`),
    results: i18n._(msg`Results`),
    recent: i18n._(msg`Recent`),
    resultCount: (count) => i18n._(msg`{count, plural, one {# result} other {# results}}`.id, { count }),
    noResults: (query) => i18n._(msg`No results for “{query}”`.id, { query }),
    noResultsHint: i18n._(msg`Try part of the name.`),
    moveHint: i18n._(msg({ message: 'to move', context: 'what keys do' })),
    openHint: i18n._(msg({ message: 'to open', context: 'what a key does' })),
  };
}
