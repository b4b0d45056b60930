/** Labels of LogView, JsonView, JsonDiff, CodeInput and SplitPane. Strings such as `index` are formatted numbers. */
export interface ViewerLabels {
  /** Search field of a log or a JSON tree. */
  searchLog: string;
  searchJson: string;
  /** Position in the matches ("3 of 17"), and none. */
  matchOf: (index: string, count: string) => string;
  noMatch: string;
  previousMatch: string;
  nextMatch: string;

  /** Name of the level filter, and of each level. */
  levels: string;
  info: string;
  warn: string;
  error: string;
  /** Wraps long lines. */
  wrapLines: string;
  copyAllLines: string;
  copyLine: string;
  /** Shown while a log follows its end. */
  following: string;
  /** Scrolls to the end and follows it. */
  jumpToLatest: string;
  /** Lines added since the user scrolled up ("23 new"), after `jumpToLatest`. */
  newCount: (count: number, formatted: string) => string;
  /** Announced at most every ten seconds ("23 new lines"; "2 errors"). */
  newLines: (count: number, formatted: string) => string;
  newErrors: (count: number, formatted: string) => string;
  lineCount: (count: number, formatted: string) => string;
  /** Some lines are hidden by the level filter ("12 of 340 lines"). */
  filteredLines: (shown: string, total: string) => string;
  noLines: string;
  noLinesOfLevel: string;
  showAllLevels: string;
  loadingLog: string;
  logFailed: string;
  logLive: string;
  logComplete: string;
  logDisconnected: string;
  reconnecting: string;

  /** Opens and closes everything in a JSON tree. */
  expandAll: string;
  collapseAll: string;
  /** Number of values in an array and an object. */
  itemCount: (count: number, formatted: string) => string;
  keyCount: (count: number, formatted: string) => string;
  /** Shows the rest of a long string, or shortens it again. */
  showAllOf: (characters: string) => string;
  showLess: string;
  /** Shows further values of a large array or object ("900 more"). */
  moreValues: (count: number, formatted: string) => string;
  copyPath: string;
  copyValue: string;
  /** Collapsed values without changes ("3 unchanged values"). */
  unchangedValues: (count: number, formatted: string) => string;

  /** A line with an error, which a click jumps to ("Line 3"). */
  line: (index: string) => string;
  /** Reformats JSON. */
  formatJson: string;
  /** What is wrong with a JSON text at a position. */
  unexpectedText: (found: string) => string;
  unexpectedEnd: string;

  /** Name of the divider between two panes. */
  resizePanes: string;
}
