import { expect, test } from 'vitest';
import { httpHeadEnd } from '#/platform/lib/http-head-end.ts';
import { basicCredentials, parseHead, textParameter } from './http-head.ts';

const titleIn = (query: string): string | null => {
  const head = parseHead(`GET /admin/metadata?${query} HTTP/1.0\r\n\r\n`);
  return head && textParameter(head, 'song');
};

test('parses a request with any line endings', () => {
  for (const end of ['\r\n', '\n']) {
    const text = `SOURCE /a.mp3?x=1 HTTP/1.0${end}Content-Type: audio/mpeg${end}X:  y ${end}${end}`;
    expect(httpHeadEnd(Buffer.from(`${text}audio`))).toBe(text.length);
    const head = parseHead(text);
    expect(head).toMatchObject({ method: 'SOURCE', path: '/a.mp3', version: '1.0', rawQuery: 'x=1' });
    expect(head?.headers.get('x')).toBe('y');
  }
});

test('an incomplete head has no end', () => {
  expect(httpHeadEnd(Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n'))).toBe(-1);
});

test.each([
  'GET /\r\n\r\n',
  'GET http://a/ HTTP/1.1\r\n\r\n',
  'GET / HTTP/2\r\n\r\n',
  'GET /a b HTTP/1.1\r\n\r\n',
  'GET / ICY/1.1\r\n\r\n',
  `GET / HTTP/1.1\r\n${'A: b\r\n'.replace('A', 'Abc').repeat(1)}${Array.from({ length: 70 }, (_, n) => `H${n}: x\r\n`).join('')}\r\n`,
])('%j is rejected', (text) => {
  expect(parseHead(text)).toBeNull();
});

test('a password may contain colons', () => {
  const encoded = Buffer.from('source:a:b:c').toString('base64');
  const head = parseHead(`PUT /a HTTP/1.1\r\nAuthorization: basic ${encoded}\r\n\r\n`);
  expect(head && basicCredentials(head)).toEqual({ username: 'source', password: 'a:b:c' });
});

test.each(['Bearer abc', 'Basic', 'Basic ???', `Basic ${Buffer.from('nocolon').toString('base64')}`])(
  '%s contains no credentials',
  (value) => {
    const head = parseHead(`PUT /a HTTP/1.1\r\nAuthorization: ${value}\r\n\r\n`);
    expect(head && basicCredentials(head)).toBeNull();
  },
);

test('[B4] decodes a title by its charset, else as UTF-8, else by a guess', () => {
  expect(titleIn('song=%CF%EE%E5%F2&charset=windows-1251')).toBe('Поет');
  expect(titleIn('song=Don%92t')).toBe('Don’t');
  expect(titleIn('song=Bj\u00f6rk')).toBe('Björk');
  expect(titleIn('song=Bj\u00c3\u00b6rk')).toBe('Björk');
  expect(titleIn('song=Caf%C3%A9+%E6%97%A5%2B')).toBe('Café 日+');
  expect(titleIn('song=Caf%E9')).toBe('Café');
  expect(titleIn('song=Caf%E9&charset=ISO-8859-1')).toBe('Café');
  expect(titleIn('song=%C3%A9&charset=latin1')).toBe('Ã©');
  expect(titleIn('mode=updinfo')).toBeNull();
});
