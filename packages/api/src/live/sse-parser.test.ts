import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSseParser } from '#/live/sse-parser.ts';

function parse(pieces: readonly string[]): string[] {
  const found: string[] = [];
  const push = createSseParser((data) => found.push(data));
  for (const piece of pieces) push(piece);
  return found;
}

test.each([
  ['LF', 'data: a\n\ndata: b\n\n', ['a', 'b']],
  ['CRLF', 'data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b']],
  ['CR', 'data: a\r\rdata: b\r\r', ['a', 'b']],
  ['no space after the colon', 'data:a\n\n', ['a']],
  ['only the first space is removed', 'data:  a\n\n', [' a']],
  ['several data lines', 'data: a\ndata: b\n\n', ['a\nb']],
  ['a field without a colon', 'data\n\n', ['']],
  ['comments and other fields', ': beat\n\nevent: cast\nid: 7\nretry: 10\ndata: a\n\n', ['a']],
  ['an event without data', 'event: cast\n\n', []],
  ['an incomplete event', 'data: a\n', []],
])('%s', (_what, text, expected) => {
  expect(parse([text])).toEqual(expected);
});

test('parses an event split at any position', () => {
  const text = ': beat\r\n\r\ndata: {"a":"é"}\r\ndata: 2\r\n\r\ndata: b\n\ndata: c\r\rdata: d\r\n\r\n';
  const whole = parse([text]);
  expect(whole).toHaveLength(4);
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), text.length];
      const pieces = edges.slice(1).map((end, index) => text.slice(edges[index], end));
      expect(parse(pieces)).toEqual(whole);
    }),
  );
});

test('throws on an endless line before it fills the memory', () => {
  const push = createSseParser(() => {});
  const piece = 'x'.repeat(1_000_000);
  expect(() => {
    for (let sent = 0; sent < 10; sent += 1) push(piece);
  }).toThrow(RangeError);
});
