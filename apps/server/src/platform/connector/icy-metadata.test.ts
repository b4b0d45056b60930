import { describe, expect, it } from 'vitest';
import { parseMetadata } from '#/platform/connector/icy-metadata.ts';

function parse(block: string) {
  const { title, url, ad } = parseMetadata(Buffer.from(block, 'latin1'));
  return { title: title?.toString('latin1') ?? null, url: url?.toString('latin1') ?? null, ad };
}

describe('fields of a metadata block', () => {
  it.each([
    ["StreamTitle='Rosa Quay - Low Tide';", 'Rosa Quay - Low Tide', null],
    ["StreamTitle='Rosa Quay - Low Tide';\0\0\0\0\0", 'Rosa Quay - Low Tide', null],
    ["StreamTitle='it's; that';\0\0", "it's; that", null],
    ["StreamTitle='Don't Go';';", "Don't Go';", null],
    ["StreamTitle='Reef'; StreamUrl='https://img.example';", 'Reef', 'https://img.example'],
    [
      "StreamTitle='Rock 'n' Reef';StreamUrl='https://img.example/a.jpg?x=1&y='2';",
      "Rock 'n' Reef",
      "https://img.example/a.jpg?x=1&y='2",
    ],
    ["StreamUrl='';StreamTitle='Reef';", 'Reef', ''],
    ["adId='10233';StreamTitle='Reef';", 'Reef', null],
    ["streamtitle='Reef';", 'Reef', null],
    ["StreamTitle='';", '', null],
    ["StreamTitle='';StreamUrl='';", '', ''],
    ["StreamUrl='https://img.example';", null, 'https://img.example'],
    ["StreamTitle='cut by the serv", 'cut by the serv', null],
    ["StreamTitle='no semicolon'", 'no semicolon', null],
    ["StreamTitle='", '', null],
    ['no field at all', null, null],
    ['', null, null],
    ["StreamTitle='One';StreamTitle='Two';", 'One', null],
  ])('%j', (block, title, url) => {
    expect(parse(block)).toEqual({ title, url, ad: null });
  });

  it('keeps the bytes of other encodings', () => {
    const shiftJis = Buffer.from('90c282a2939491e4202d208d60', 'hex');
    const block = Buffer.concat([Buffer.from("StreamTitle='"), shiftJis, Buffer.from("';\0\0\0")]);
    expect(parseMetadata(block).title).toEqual(shiftJis);
  });

  it('keeps the zero bytes of UTF-16', () => {
    const utf16 = Buffer.from("\uFEFFRosa Quay - Don't; Go", 'utf16le');
    const block = Buffer.concat([Buffer.from("StreamTitle='"), utf16, Buffer.from("';\0\0\0")]);
    expect(parseMetadata(block).title).toEqual(utf16);
  });
});

describe('ads', () => {
  it.each([
    [
      "StreamTitle='';StreamUrl='';adw_ad='true';durationMilliseconds='20427';adId='10233';insertionType='preroll';",
      { durationMs: 20_427, insertionType: 'preroll' },
    ],
    [
      "StreamTitle='Rosa Quay - Low Tide';adw_ad='true';durationMilliseconds='14024';insertionType='midroll';",
      { durationMs: 14_024, insertionType: 'midroll' },
    ],
    ["adw_ad='true';StreamTitle='Rosa Quay';", { durationMs: null, insertionType: null }],
    ["StreamTitle='';adw_ad='true';durationMilliseconds='0';", { durationMs: null, insertionType: null }],
    ["StreamTitle='';adw_ad='true';durationMilliseconds='-5';", { durationMs: null, insertionType: null }],
    [
      "StreamTitle='';adw_ad='true';durationMilliseconds='99999999';",
      { durationMs: null, insertionType: null },
    ],
    ["StreamTitle='';adw_ad='true';insertionType='<img src=x>';", { durationMs: null, insertionType: null }],
    ["StreamTitle='Rosa Quay';StreamUrl='';adw_ad='false';", null],
    ["StreamTitle='Rosa Quay';durationMilliseconds='14024';", null],
  ])('%j', (block, ad) => {
    expect(parse(block).ad).toEqual(ad);
  });
});
