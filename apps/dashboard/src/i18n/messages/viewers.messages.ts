import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ViewerLabels } from '@unmuted/ui/provider';

export function viewersMessages(i18n: I18n): ViewerLabels {
  return {
    searchLog: i18n._(msg`Search the log`),
    searchJson: i18n._(msg`Search keys and values`),
    matchOf: (index, count) =>
      i18n._(msg({ message: '{index} of {count}', context: 'search result' }).id, { index, count }),
    noMatch: i18n._(msg`No matches`),
    previousMatch: i18n._(msg`Previous match`),
    nextMatch: i18n._(msg`Next match`),
    levels: i18n._(msg({ message: 'Levels', context: 'log' })),
    info: i18n._(msg({ message: 'Info', context: 'log' })),
    warn: i18n._(msg({ message: 'Warning', context: 'log' })),
    error: i18n._(msg({ message: 'Error', context: 'log' })),
    wrapLines: i18n._(msg`Wrap lines`),
    copyAllLines: i18n._(msg`Copy all lines`),
    copyLine: i18n._(msg`Copy line`),
    following: i18n._(msg({ message: 'Following', context: 'log' })),
    jumpToLatest: i18n._(msg`Jump to latest`),
    newCount: (count) =>
      i18n._(msg({ message: '{count, plural, one {# new} other {# new}}', context: 'lines of a log' }).id, {
        count,
      }),
    newLines: (count) => i18n._(msg`{count, plural, one {# new line} other {# new lines}}`.id, { count }),
    newErrors: (count) => i18n._(msg`{count, plural, one {# error} other {# errors}}`.id, { count }),
    lineCount: (count) => i18n._(msg`{count, plural, one {# line} other {# lines}}`.id, { count }),
    filteredLines: (shown, total) => i18n._(msg`{shown} of {total} lines`.id, { shown, total }),
    noLines: i18n._(msg`No lines yet`),
    noLinesOfLevel: i18n._(msg`No lines of these levels`),
    showAllLevels: i18n._(msg`Show all levels`),
    loadingLog: i18n._(msg`Loading the log`),
    logFailed: i18n._(msg`Couldn’t load the log`),
    logLive: i18n._(msg({ message: 'Live', context: 'log' })),
    logComplete: i18n._(msg({ message: 'Complete', context: 'log' })),
    logDisconnected: i18n._(msg({ message: 'Disconnected', context: 'log' })),
    reconnecting: i18n._(msg`New lines are missing. Reconnecting automatically.`),
    expandAll: i18n._(msg`Expand all`),
    collapseAll: i18n._(msg`Collapse all`),
    itemCount: (count) => i18n._(msg`{count, plural, one {# item} other {# items}}`.id, { count }),
    keyCount: (count) =>
      i18n._(msg({ message: '{count, plural, one {# key} other {# keys}}', context: 'JSON' }).id, { count }),
    showAllOf: (characters) => i18n._(msg`Show all {characters} characters`.id, { characters }),
    showLess: i18n._(msg`Show less`),
    moreValues: (count) =>
      i18n._(msg({ message: '{count, plural, one {# more} other {# more}}', context: 'JSON' }).id, { count }),
    copyPath: i18n._(msg`Copy path`),
    copyValue: i18n._(msg`Copy value`),
    unchangedValues: (count) =>
      i18n._(msg`{count, plural, one {# unchanged value} other {# unchanged values}}`.id, { count }),
    line: (index) => i18n._(msg`Line {index}`.id, { index }),
    formatJson: i18n._(msg({ message: 'Format', context: 'verb' })),
    unexpectedText: (found) => i18n._(msg`Unexpected {found}`.id, { found }),
    unexpectedEnd: i18n._(msg`The text ends too early`),
    resizePanes: i18n._(msg`Resize the panes`),
  };
}
