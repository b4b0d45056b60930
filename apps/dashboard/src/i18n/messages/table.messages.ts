import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TableLabels } from '@unmuted/ui/provider';

export function tableMessages(i18n: I18n): TableLabels {
  return {
    search: i18n._(msg`Search the table`),
    columns: i18n._(msg`Columns`),
    showAllColumns: i18n._(msg`Show all columns`),
    compactRows: i18n._(msg`Compact rows`),
    sortBy: i18n._(msg`Sort by`),
    sortedBy: (column) => i18n._(msg`Sorted by {column}`.id, { column }),
    direction: i18n._(msg`Direction`),
    ascending: i18n._(msg`Ascending`),
    descending: i18n._(msg`Descending`),
    selectAll: (count) =>
      i18n._(msg`{count, plural, one {Select the row} other {Select all # rows}}`.id, { count }),
    selectRow: (name) => i18n._(msg`Select {name}`.id, { name }),
    selectedCount: (count) => i18n._(msg`{count, plural, one {# selected} other {# selected}}`.id, { count }),
    clearSelection: i18n._(msg`Clear selection`),
    actions: i18n._(msg`Actions`),
    actionsOf: (name) => i18n._(msg`Actions for {name}`.id, { name }),
    rowCount: (shown, total) =>
      shown === total
        ? i18n._(msg`{total, plural, one {# row} other {# rows}}`.id, { total })
        : i18n._(msg`{total, plural, one {{shown, number} of # row} other {{shown, number} of # rows}}`.id, {
            shown,
            total,
          }),
    newRows: (count) => i18n._(msg`{count, plural, one {# new} other {# new}}`.id, { count }),
    freeze: i18n._(msg`Freeze`),
    resume: i18n._(msg`Resume`),
    noMatches: i18n._(msg`Nothing matches these filters`),
    clearFilters: i18n._(msg`Clear filters`),
    all: i18n._(msg({ context: 'filter', message: 'All' })),
    selectedValues: (count) =>
      i18n._(msg`{count, plural, one {# selected} other {# selected}}`.id, { count }),
    showAll: i18n._(msg`Show all`),
    any: i18n._(msg({ context: 'filter', message: 'Any' })),
    export: i18n._(msg`Export`),
    downloadCsv: i18n._(msg`Download CSV`),
    copyCsv: i18n._(msg`Copy as CSV`),
    copied: i18n._(msg`Copied`),
    copyFailed: i18n._(msg`Not copied`),
    exportLimit: (count) =>
      i18n._(msg`{count, plural, one {First row only} other {First # rows only}}`.id, { count }),
  };
}
