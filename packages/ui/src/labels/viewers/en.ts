import { pluralIn } from '#/lib/plural-in.ts';
import type { ViewerLabels } from '#/provider/label-groups/viewers.ts';

const plural = pluralIn('en');

/** Labels of viewers and editors in English. */
export const viewersEn: ViewerLabels = {
  searchLog: 'Search the log',
  searchJson: 'Search keys and values',
  matchOf: (index, count) => `${index} of ${count}`,
  noMatch: 'No matches',
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  levels: 'Levels',
  info: 'Info',
  warn: 'Warning',
  error: 'Error',
  wrapLines: 'Wrap lines',
  copyAllLines: 'Copy all lines',
  copyLine: 'Copy line',
  following: 'Following',
  jumpToLatest: 'Jump to latest',
  newCount: (_count, formatted) => `${formatted} new`,
  newLines: (count, formatted) =>
    plural(count, { one: `${formatted} new line`, other: `${formatted} new lines` }),
  newErrors: (count, formatted) => plural(count, { one: `${formatted} error`, other: `${formatted} errors` }),
  lineCount: (count, formatted) => plural(count, { one: `${formatted} line`, other: `${formatted} lines` }),
  filteredLines: (shown, total) => `${shown} of ${total} lines`,
  noLines: 'No lines yet',
  noLinesOfLevel: 'No lines of these levels',
  showAllLevels: 'Show all levels',
  loadingLog: 'Loading the log',
  logFailed: 'Couldn’t load the log',
  logLive: 'Live',
  logComplete: 'Complete',
  logDisconnected: 'Disconnected',
  reconnecting: 'New lines are missing. Reconnecting automatically.',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  itemCount: (count, formatted) => plural(count, { one: `${formatted} item`, other: `${formatted} items` }),
  keyCount: (count, formatted) => plural(count, { one: `${formatted} key`, other: `${formatted} keys` }),
  showAllOf: (characters) => `Show all ${characters} characters`,
  showLess: 'Show less',
  moreValues: (_count, formatted) => `${formatted} more`,
  copyPath: 'Copy path',
  copyValue: 'Copy value',
  unchangedValues: (count, formatted) =>
    plural(count, { one: `${formatted} unchanged value`, other: `${formatted} unchanged values` }),
  line: (index) => `Line ${index}`,
  formatJson: 'Format',
  unexpectedText: (found) => `Unexpected ${found}`,
  unexpectedEnd: 'The text ends too early',
  resizePanes: 'Resize the panes',
};
