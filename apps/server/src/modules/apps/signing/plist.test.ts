import { describe, expect, it } from 'vitest';
import { readPlist } from '#/modules/apps/signing/plist.ts';
import { assertOnlyFaults, faultOf, readableCuts } from '#/modules/apps/signing/testing/fixtures.ts';

const prolog = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
`;
const whole = (content: string): Buffer => Buffer.from(`${prolog}<plist version="1.0">${content}</plist>\n`);
const read = (content: string) => readPlist(whole(content));

describe('a value', () => {
  it.each([
    ['<string>a &amp; b &lt;&#x4e2d;&#25991;&gt;</string>', 'a & b <中文>'],
    ['<string/>', ''],
    ['<string></string>', ''],
    ['<integer>-42</integer>', -42],
    ['<real>1.5e3</real>', 1_500],
    ['<true/>', true],
    ['<false></false>', false],
    ['<date>2020-01-02T03:04:05Z</date>', new Date('2020-01-02T03:04:05Z')],
    ['<data>\n\tAQID\n\tBA==\n</data>', Buffer.of(1, 2, 3, 4)],
    ['<array/>', []],
    ['<array> <string>a</string> <array><true/></array> </array>', ['a', [true]]],
    ['<dict/>', new Map()],
    [
      '<dict><key>a&amp;</key><true/><key>__proto__</key><dict/></dict>',
      new Map<string, unknown>([
        ['a&', true],
        ['__proto__', new Map()],
      ]),
    ],
  ])('is read: %s', (content, value) => {
    expect(read(content)).toEqual(value);
  });

  it.each([
    ['another tag', '<script>a</script>'],
    ['an attribute', '<string id="a">a</string>'],
    ['a tag in upper case', '<STRING>a</STRING>'],
    ['two roots', '<true/><true/>'],
    ['no root', ''],
    ['a tag that is not closed', '<array><true/>'],
    ['a tag closed by another', '<array></dict>'],
    ['text between tags', '<array>a<true/></array>'],
    ['text before the end of a list', '<array><true/>a</array>'],
    ['a value without a key', '<dict><true/></dict>'],
    ['a key without a value', '<dict><key>a</key></dict>'],
    ['two equal keys', '<dict><key>a</key><true/><key>a</key><false/></dict>'],
    ['a tag in a string', '<string><true/></string>'],
    ['a date in local time', '<date>2020-01-02T03:04:05</date>'],
    ['a month 13', '<date>2020-13-02T03:04:05Z</date>'],
    ['no number', '<integer>1a</integer>'],
    ['data of other characters', '<data>ä</data>'],
    ['half a surrogate pair', '<string>&#xd800;</string>'],
    ['21 levels', '<array>'.repeat(22) + '</array>'.repeat(22)],
    ['100,000 levels', '<array>'.repeat(100_000)],
    ['50,001 tags', `<array>${'<true/>'.repeat(50_001)}</array>`],
  ])('is damaged: %s', (_name, content) => {
    expect(faultOf(() => read(content))?.code).toBe('signing.file_damaged');
  });
});

describe('XML beyond property lists is forbidden', () => {
  const internal = prolog.replace('dtd">', 'dtd" [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>');
  it.each([
    ['entities', Buffer.from(`${internal}<plist version="1.0"><string>&b;</string></plist>`)],
    ['an unknown entity', whole('<string>&nbsp;</string>')],
    ['an ampersand', whole('<string>a & b</string>')],
    ['a comment', whole('<!-- a --><true/>')],
    ['CDATA', whole('<string><![CDATA[a]]></string>')],
    ['an instruction', whole('<?xml-stylesheet href="a"?><true/>')],
    ['another document type', Buffer.from('<!DOCTYPE html><plist version="1.0"><true/></plist>')],
  ])('%s', (_name, bytes) => {
    expect(faultOf(() => readPlist(bytes))?.code).toBe('signing.plist_forbidden');
  });

  it('and binary lists are told apart', () => {
    expect(faultOf(() => readPlist(Buffer.from('bplist00')))?.code).toBe('signing.plist_binary');
  });
});

it.each([
  ['UTF-16', Buffer.from('\uFEFF<plist version="1.0"><true/></plist>', 'utf16le')],
  ['bytes that are no UTF-8', Buffer.concat([whole('<true/>'), Buffer.of(0xff)])],
])('%s is damaged', (_name, bytes) => {
  expect(faultOf(() => readPlist(bytes))?.code).toBe('signing.file_damaged');
});

it('never fails otherwise, however a list is cut or changed', () => {
  const list = whole(
    `<dict>${['a', 'b', 'c'].map((key) => `<key>${key}</key><array><string>&#x41;&amp;</string><data>AQID</data><date>2020-01-02T03:04:05Z</date></array>`).join('\n')}</dict>`,
  );
  // The last byte is a line break.
  expect(readableCuts(list.subarray(0, -1), readPlist)).toEqual([]);
  assertOnlyFaults(list, readPlist, 1_000);
});
