import { expect, test } from 'vitest';
import { appendPart, type BuildLogText, emptyLog } from '#/data/apps/build-log.ts';

/** Adds texts one after the other; the last one ends the log if `isComplete`. */
const logOf = (texts: readonly string[], isComplete = false): BuildLogText =>
  texts.reduce(
    (log, text, at) =>
      appendPart(log, {
        text,
        nextOffset: log.nextOffset + text.length,
        isComplete: isComplete && at === texts.length - 1,
      }),
    emptyLog,
  );
const textsOf = ({ lines }: BuildLogText) => lines.map(({ text }) => text);

test('a line that is cut by the end of a part waits for the rest', () => {
  const first = logOf(['one\ntw']);
  expect(textsOf(first)).toEqual(['one']);
  const second = appendPart(first, { text: 'o\nthree', nextOffset: 14, isComplete: false });
  expect(textsOf(second)).toEqual(['one', 'two']);
  expect(second.lines[0]).toBe(first.lines[0]);
  expect(second).toMatchObject({ text: 'one\ntwo\nthree', nextOffset: 14 });
});

test('the last line of a complete log needs no line break', () => {
  expect(textsOf(logOf(['one\n', 'two'], true))).toEqual(['one', 'two']);
  expect(textsOf(logOf(['one\n\n'], true))).toEqual(['one', '']);
  expect(textsOf(logOf([''], true))).toEqual([]);
});

test('lines keep the ids that identify them', () => {
  expect(logOf(['a\nb\n', 'c\n']).lines.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('an empty part changes nothing that is shown', () => {
  const log = logOf(['one\n']);
  expect(appendPart(log, { text: '', nextOffset: 4, isComplete: true }).lines).toBe(log.lines);
});

test('colours are left out, and what was written over', () => {
  expect(textsOf(logOf(['\u001b[1;32mok\u001b[0m\r\n10%\r20%\r30%\n']))).toEqual(['ok', '30%']);
});

test.each([
  ['e: file:///Player.kt:3:1 unresolved reference', 'error'],
  ['/App/Player.swift:3:1: error: no such module', 'error'],
  ['** ARCHIVE FAILED **', 'error'],
  ['w: file:///Player.kt:3:1 is deprecated', 'warn'],
  ['/App/Player.swift:3:1: warning: unused', 'warn'],
  ['> Task :app:compile', 'info'],
  ['0 errors, 0 warnings', 'info'],
])('the level of %j is %s', (line, level) => {
  expect(logOf([`${line}\n`]).lines[0]?.level).toBe(level);
});
