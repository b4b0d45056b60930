import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaletteLabels } from '@unmuted/ui/provider';

export function paletteMessages(i18n: I18n): PaletteLabels {
  return {
    search: i18n._(msg`Search`),
    results: i18n._(msg`Results`),
    recent: i18n._(msg`Recent`),
    found: (count) => i18n._(msg`{count, plural, one {# result} other {# results}}`.id, { count }),
    nothingFound: (query) => i18n._(msg`No results for “{query}”`.id, { query }),
    nothingHint: i18n._(msg`Try part of the name.`),
    toMove: i18n._(msg({ message: 'to move', context: 'what keys do' })),
    toOpen: i18n._(msg({ message: 'to open', context: 'what a key does' })),
  };
}
