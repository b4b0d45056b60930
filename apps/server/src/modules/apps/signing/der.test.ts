import { describe, expect, it } from 'vitest';
import { parseBer, parseDer } from '#/modules/apps/signing/der.ts';
import { countOf, octetsOf, oidOf, textOf, timeOf } from '#/modules/apps/signing/der-values.ts';
import { assertOnlyFaults, faultOf, fixture, readableCuts } from '#/modules/apps/signing/testing/fixtures.ts';
import { writeBer, writeDer } from '#/modules/apps/signing/testing/write-der.ts';

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');

describe('an element', () => {
  it.each([
    ['an empty sequence', '30 00', 'der'],
    ['a set in a sequence', '30 02 31 00', 'der'],
    ['a length in two octets', `04 81 80 ${'00'.repeat(128)}`, 'der'],
    ['an indefinite length', '30 80 02 01 05 00 00', 'ber'],
    ['an octet string in parts', '24 80 04 01 aa 04 01 bb 00 00', 'ber'],
    ['a length with a leading zero', '04 82 00 01 aa', 'ber'],
  ])('is read: %s', (_name, hex, rules) => {
    expect(parseBer(bytes(hex)).end).toBe(bytes(hex).length);
    expect(faultOf(() => parseDer(bytes(hex))) === null).toBe(rules === 'der');
  });

  it.each([
    ['nothing', '', 'truncated'],
    ['no length', '30', 'truncated'],
    ['a content that is cut off', '30 03 02 01', 'truncated'],
    ['a part beyond its whole', '30 02 02 05 00 00 00 00 00', 'truncated'],
    ['no end of contents', '30 80 02 01 05', 'truncated'],
    ['something after it', '30 00 00', 'length'],
    ['an indefinite length of a primitive type', '04 80 00 00', 'length'],
    ['a length of five octets', '04 85 00 00 00 00 01 aa', 'length'],
    ['an end of contents alone', '30 02 00 00', 'structure'],
    ['a tag of two octets', '1f 1f 00', 'structure'],
    ['41 levels, of definite length', nested(41).toString('hex'), 'depth'],
    ['100,000 levels of indefinite length', '3080'.repeat(100_000), 'depth'],
    ['100,001 parts', writeDer(0x30, Buffer.from('0500'.repeat(100_001), 'hex')).toString('hex'), 'size'],
  ])('with %s is refused', (_name, hex, reason) => {
    expect(faultOf(() => parseBer(bytes(hex)))).toMatchObject({
      code: 'signing.file_damaged',
      params: { reason },
    });
  });

  it('gives its positions', () => {
    const [first, second] = parseBer(bytes('30 80 02 01 05 04 02 aa bb 00 00')).children;
    expect(first).toMatchObject({ start: 2, contentStart: 4, contentEnd: 5, end: 5, tag: 2 });
    expect(second).toMatchObject({ start: 5, contentStart: 7, contentEnd: 9, end: 9, tag: 4 });
  });

  it('is the same in DER and in BER that streams', () => {
    const der = fixture('distribution.cer');
    expect(shapeOf(parseBer(writeBer(parseDer(der))))).toEqual(shapeOf(parseDer(der)));
  });
});

it('never fails otherwise, however a file is cut or changed', () => {
  const file = fixture('store-streamed.mobileprovision');
  expect(readableCuts(file, parseBer)).toEqual([]);
  assertOnlyFaults(file, parseBer, 500);
});

describe('a value', () => {
  it.each([
    [oidOf, '06 09 2a 86 48 86 f7 0d 01 07 02', '1.2.840.113549.1.7.2'],
    [oidOf, '06 03 88 37 03', '2.999.3'],
    [countOf, '02 04 00 98 96 80', 10_000_000],
    [countOf, '02 09 00 ff ff ff ff ff ff ff ff', 2 ** 64],
    [textOf, '0c 02 c3 a9', 'é'],
    [textOf, '1e 04 75 35 53 f0', '电台'],
    [textOf, '14 01 e9', 'é'],
    [textOf, '02 01 05', null],
    [timeOf, '17 0d 323030313031303030303030 5a', new Date('2020-01-01T00:00:00Z')],
    [timeOf, '17 0d 353030313031303030303030 5a', new Date('1950-01-01T00:00:00Z')],
    [timeOf, '18 0f 32303939313233313233353935395a', new Date('2099-12-31T23:59:59Z')],
    [octetsOf, '24 80 24 80 04 01 aa 00 00 04 01 bb 00 00', bytes('aabb')],
  ])('is read by %o from %s', (read, hex, value) => {
    expect(read(parseBer(bytes(hex)))).toEqual(value);
  });

  it.each([
    ['an object identifier that is cut off', oidOf, '06 02 2a 86'],
    ['an empty object identifier', oidOf, '06 00'],
    ['a negative count', countOf, '02 01 ff'],
    ['a count of 33 octets', countOf, `02 21 ${'01'.repeat(33)}`],
    ['a month 13', timeOf, '18 0f 32303939313333313233353935395a'],
    ['a time with an offset', timeOf, '17 11 323030313031303030303030 2b30313030'],
    ['an integer among parts of an octet string', octetsOf, '24 03 02 01 aa'],
  ])('is refused: %s', (_name, read, hex) => {
    expect(faultOf(() => read(parseBer(bytes(hex))))?.code).toBe('signing.file_damaged');
  });
});

function nested(levels: number): Buffer {
  let element = writeDer(0x30);
  for (let level = 0; level < levels; level += 1) element = writeDer(0x30, element);
  return element;
}

interface Shape {
  readonly tag: number;
  readonly parts: readonly Shape[];
}

const shapeOf = ({ tag, children }: ReturnType<typeof parseDer>): Shape => ({
  tag,
  // Octet strings in BER have parts.
  parts: tag === 4 ? [] : children.map(shapeOf),
});
