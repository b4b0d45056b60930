import { describe, expect, it, test } from 'vitest';
import { decodeText, decodeTextOr, recodeText } from './decode-text.ts';

const twice = (text: string) => Buffer.from(Buffer.from(text, 'utf8').toString('latin1'), 'utf8');
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('without a charset', () => {
  it.each(['Rosa Quay - Low Tide', '', 'Café Größe', '青い灯台 - 港の朝', 'Марина Ветрова', '日本 😀'])(
    '%j is UTF-8',
    (text) => {
      expect(decodeText(Buffer.from(text, 'utf8'), null)).toEqual({ text, charset: 'utf-8' });
    },
  );

  it('other bytes are windows-1252', () => {
    const text = 'Caf\u00e9 \u201cGr\u00f6\u00dfe\u201d \u20ac5';
    const bytes = Buffer.from('436166e920934772f6df6594208035', 'hex');
    expect(decodeText(bytes, null)).toEqual({ text, charset: 'windows-1252' });
  });

  it.each([1, 2])('UTF-8 that lacks %d bytes at the end is UTF-8', (missing) => {
    const bytes = Buffer.from('青い灯台', 'utf8');
    expect(decodeText(bytes.subarray(0, bytes.length - missing), null)).toEqual({
      text: '青い灯',
      charset: 'utf-8',
    });
  });

  it('an accent at the end of a text in windows-1252 is no cut UTF-8', () => {
    expect(decodeText(Buffer.from('Caf\u00e9', 'latin1'), null).text).toBe('Café');
    expect(decodeText(Buffer.from('MANH\u00c3', 'latin1'), null).text).toBe('MANHÃ');
  });

  it('UTF-8 that is invalid inside is not UTF-8', () => {
    expect(decodeText(Buffer.from('c3a920e920c3a9', 'hex'), null).charset).toBe('windows-1252');
  });

  it('a byte order mark is UTF-8 or UTF-16 and not part of the text', () => {
    const text = 'Rosa Quay - Größe';
    expect(decodeText(Buffer.from(`\uFEFF${text}`, 'utf8'), null)).toEqual({ text, charset: 'utf-8' });
    expect(decodeText(Buffer.from(`\uFEFF${text}`, 'utf16le'), null)).toEqual({ text, charset: 'utf-16le' });
    expect(decodeText(utf16be(`\uFEFF${text}`), null)).toEqual({ text, charset: 'utf-16be' });
    expect(decodeText(Buffer.from(`\uFEFF${text}`, 'utf16le').subarray(0, -1), null).text).toBe(
      'Rosa Quay - Größ',
    );
  });
});

describe('UTF-8 that was encoded twice', () => {
  it.each([
    'Café Größe',
    'Żółw – Łódka',
    'Марина Ветрова - Тихая гавань',
    '青い灯台 - 港の朝',
    'Biển Xanh - Cảng Đêm',
    'Νίκη Θάλασσα',
  ])('%s is repaired', (text) => {
    expect(decodeText(twice(text), null)).toEqual({ text, charset: 'utf-8' });
  });

  it('is repaired when it was read as windows-1252', () => {
    expect(decodeText(Buffer.from('â€œCafÃ©â€\u009d', 'utf8'), null).text).toBe('“Café”');
  });

  it.each(['CAFÉ’S', 'OLÉ…', 'É®', 'Ã', 'São João', 'naïve – “x”', '© 2024', 'JÜ–'])(
    '%s is unchanged',
    (text) => {
      expect(decodeText(Buffer.from(text, 'utf8'), null).text).toBe(text);
    },
  );
});

describe('with a charset', () => {
  test.each([
    ['windows-1251', 'd2e8f5e0ff', 'Тихая'],
    ['koi8-r', 'f4c9c8c1d1', 'Тихая'],
    ['windows-1250', 'a3f3646b61', 'Łódka'],
    ['shift_jis', '955c835c945c', '表ソ能'],
    ['iso-8859-1', '6974927320e9', 'it’s é'],
    ['utf-8', 'c3a9', 'é'],
  ])('%s decodes %s', (charset, hex, text) => {
    expect(decodeText(Buffer.from(hex, 'hex'), charset).text).toBe(text);
  });

  it('also decodes bytes that are valid UTF-8', () => {
    expect(decodeText(Buffer.from('c3a9', 'hex'), 'windows-1252')).toEqual({
      text: 'Ã©',
      charset: 'windows-1252',
    });
  });

  it('names the encoding and leaves out a character that is cut', () => {
    expect(decodeText(Buffer.from('90c282', 'hex'), 'sjis')).toEqual({ text: '青', charset: 'shift_jis' });
  });

  it('that is unknown, the bytes decide', () => {
    expect(decodeText(Buffer.from('é', 'utf8'), 'klingon-1')).toEqual({ text: 'é', charset: 'utf-8' });
  });
});

describe('a charset of texts that are not UTF-8', () => {
  const marina = Buffer.from('cce0f0e8ede0', 'hex');

  it('decodes bytes, unless they are UTF-8', () => {
    expect(decodeTextOr(marina, 'windows-1251').text).toBe('Марина');
    expect(decodeTextOr(Buffer.from('Марина'), 'windows-1251').text).toBe('Марина');
    expect(decodeTextOr(marina, null)).toEqual({ text: 'Марина', charset: 'windows-1251' });
  });

  it.each([
    ['Ìàðèíà', 'windows-1251', 'Марина'],
    ['Марина', 'windows-1251', 'Марина'],
    ['Low Tide', 'shift_jis', 'Low Tide'],
    ['\u0090Â\u0082¢', 'shift_jis', '青い'],
    // No text in this charset has these bytes.
    ['Café', 'euc-jp', 'Café'],
    ['Café', null, 'Café'],
    ['Sigur Rós - Hoppípolla', null, 'Sigur Rós - Hoppípolla'],
    ['Ìàðèíà Âåòðîâà', null, 'Марина Ветрова'],
  ])('corrects %s, which a server took for windows-1252, in %s', (text, charset, expected) => {
    expect(recodeText(text, charset)).toBe(expected);
  });
});
