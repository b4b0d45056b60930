import { expect, test } from 'vitest';
import { createChunkedDecoder } from './chunked-decoder.ts';

const body = '4\r\nabcd\r\n1;name=value\r\ne\r\nA\r\n0123456789\r\n0\r\n\r\n';

test.each([1, 2, 3, 7, 1000])('decodes a chunked body in pieces of %i', (size) => {
  const decode = createChunkedDecoder();
  let data = '';
  for (let at = 0; at < body.length; at += size) data += decode(Buffer.from(body.slice(at, at + size)));
  expect(data).toBe('abcde0123456789');
});

test.each(['xyz\r\n', '\r\n', '2\r\nabX\r\n', 'fffffffff\r\n', `${'1'.repeat(400)}`])(
  '%j is not a chunked body',
  (text) => {
    expect(createChunkedDecoder()(Buffer.from(text))).toBeNull();
  },
);
