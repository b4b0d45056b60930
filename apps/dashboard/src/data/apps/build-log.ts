import type { AppBuildLog } from '@unmuted/api';
import type { LogLevel, LogLine } from '@unmuted/ui/log-view';

/** What is known of a log: it grows by parts, whose lines are split once. */
export interface BuildLogText {
  readonly lines: readonly LogLine[];
  /** As it was received, for a download. */
  readonly text: string;
  /** The end of the text without a line break. */
  readonly rest: string;
  /** In bytes. */
  readonly nextOffset: number;
  readonly isComplete: boolean;
}

/** The view takes no more lines; the first ones are in the download. */
const maxLines = 100_000;

export const emptyLog: BuildLogText = { lines: [], text: '', rest: '', nextOffset: 0, isComplete: false };

/** Adds a part. A line that is not complete yet waits for the next part. */
export function appendPart(log: BuildLogText, { text, nextOffset, isComplete }: AppBuildLog): BuildLogText {
  const pieces = (log.rest + text).split('\n');
  const rest = isComplete ? '' : (pieces.pop() ?? '');
  if (isComplete && pieces.at(-1) === '') pieces.pop();
  const before = log.lines.at(-1)?.id;
  const first = typeof before === 'number' ? before + 1 : 1;
  const added = pieces.map((piece, at): LogLine => {
    const line = plain(piece);
    return { id: first + at, text: line, level: levelOf(line) };
  });
  return {
    lines: added.length === 0 ? log.lines : [...log.lines, ...added].slice(-maxLines),
    text: log.text + text,
    rest,
    nextOffset,
    isComplete,
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: build tools write colours as control characters
const colours = /\u001b\[[0-9;?]*[A-Za-z]/g;

/** Without colours; of a line that was written over, the last state. */
const plain = (piece: string): string =>
  piece.replace(/\r+$/, '').split('\r').at(-1)?.replace(colours, '') ?? '';

/** As compilers, Gradle and xcodebuild mark lines. */
function levelOf(line: string): LogLevel {
  if (/^e: |\b(?:fatal )?error:|^FAILURE:|^BUILD FAILED|^\*\* .+ FAILED \*\*|^\[!\]/.test(line))
    return 'error';
  return /^w: |\bwarning:/i.test(line) ? 'warn' : 'info';
}
