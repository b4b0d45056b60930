/** Where a JSON text is invalid. */
export interface JsonError {
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1. */
  readonly column: number;
  /** What was found there; `undefined` at the end of the text. */
  readonly found: string | undefined;
}

const WHITESPACE = /[ \t\r\n]*/y;
const SCALAR =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none in strings
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
/** What is quoted from the text at an error. */
const FOUND = /[\w.+-]+|[^\s]/y;

/**
 * The first error of a JSON text; `undefined` when it is valid. Browsers report it in different ways, one of them without
 * a position.
 */
export function jsonError(text: string): JsonError | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const at = errorOffset(text);
    const before = text.slice(0, at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, found: matchAt(FOUND, text, at) };
  }
}

/** Offset of the first token that JSON doesn't allow. */
function errorOffset(text: string): number {
  let at = 0;
  const space = () => {
    at += matchAt(WHITESPACE, text, at)?.length ?? 0;
  };
  const take = (expected: string): boolean => {
    space();
    if (text[at] !== expected) return false;
    at += 1;
    return true;
  };
  const scalar = (): boolean => {
    space();
    const found = matchAt(SCALAR, text, at);
    at += found?.length ?? 0;
    return found !== undefined;
  };
  const key = () => {
    space();
    return text[at] === '"' && scalar() && take(':');
  };
  const list = (end: string, item: () => boolean): boolean => {
    if (take(end)) return true;
    do {
      if (!item()) return false;
    } while (take(','));
    return take(end);
  };
  const value = (): boolean => {
    if (take('[')) return list(']', value);
    if (take('{')) return list('}', () => key() && value());
    return scalar();
  };
  value();
  space();
  return at;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
