import { expect, test } from 'vitest';
import { createOutputReader } from './access-lines.ts';

function readAll(...pieces: string[]) {
  const seen = { listeners: [] as string[], messages: [] as string[] };
  const read = createOutputReader({
    onListener: (line) => seen.listeners.push(line),
    onMessage: (text) => seen.messages.push(text),
  });
  for (const piece of pieces) read(piece);
  return seen;
}

const time = '[26/Nov/2026:17:17:43 +0000]';

test('[A15] masks the address and omits the user name of a listener, also when its line arrives in pieces', () => {
  const line = `81.2.69.142 - dj ${time} "GET /harbour HTTP/1.1" 200 36644 "-" "curl/7.88.1" 3\n`;
  const wanted = `81.2.69.0 - - ${time} "GET /harbour HTTP/1.1" 200 36644 "-" "curl/7.88.1" 3`;
  expect(readAll(line.slice(0, 20), line.slice(20)).listeners).toEqual([wanted]);
  expect(readAll(line.replace('81.2.69.142', '2001:db8:1:2::3')).listeners[0]).toMatch(/^2001:db8:1:: - - /);
});

test.each([
  ['own calls', 'GET /admin/stats HTTP/1.1', 200],
  ['sources', 'PUT /harbour HTTP/1.1', 200],
  ['rejections', 'GET /none HTTP/1.1', 404],
])('leaves out %s', (_, request, status) => {
  expect(readAll(`127.0.0.1 - - ${time} "${request}" ${status} 34 "-" "x" 0\n`)).toEqual({
    listeners: [],
    messages: [],
  });
});

test('passes on other messages', () => {
  expect(readAll('Changed userid to 100.\n\nWARNING: YP\n').messages).toEqual([
    'Changed userid to 100.',
    'WARNING: YP',
  ]);
});
