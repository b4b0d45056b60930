import { describe, expect, it } from 'vitest';
import { icecastReply } from '#/engine/testing/fixtures.ts';
import { metaIntervalOf, separate } from '#/platform/connector/icy-body.ts';

const headersOf = (value: string) => new Map([['icy-metaint', value]]);

describe('the metadata interval', () => {
  it.each(['2147483648', '-1', 'NaN', '0', '1e3', '16000.5', '', '99999999', '16000, 8000'])(
    '[E4] %s is invalid',
    (value) => {
      expect(metaIntervalOf(headersOf(value))).toBeNull();
    },
  );

  it('[E4] 16000 is valid', () => {
    expect(metaIntervalOf(headersOf('16000'))).toBe(16_000);
  });
});

/** Blocks of audio with metadata blocks between them. */
function streamOf(...blocks: (string | Buffer)[]): Buffer {
  const parts = blocks.flatMap((block) => {
    const bytes = typeof block === 'string' ? Buffer.from(block, 'utf8') : block;
    const count = Math.ceil(bytes.length / 16);
    const padded = Buffer.alloc(count * 16);
    bytes.copy(padded);
    return [Buffer.alloc(100, 1), Buffer.from([count]), padded];
  });
  return Buffer.concat([...parts, Buffer.alloc(50, 2)]);
}

describe('titles', () => {
  const cases = icecastReply('metadata-cases-pub.mp3.txt')
    .split('\n')
    .flatMap((line) => / \| xml "<title>(.*)<\/title>"/.exec(line)?.[1] ?? []);

  it('[E6] has recorded cases', () => {
    expect(cases.length).toBeGreaterThan(15);
  });

  it.each([...new Set(cases)])(
    '[E6] %j is text or null, never a number, and the audio is complete',
    (title) => {
      const { audio, title: read } = separate(
        streamOf(`StreamTitle='${title}';StreamUrl='javascript:alert(1)';`),
        100,
      );
      expect(read).toBe(title.trim() === '' ? null : title.trim());
      expect(audio).toEqual(Buffer.concat([Buffer.alloc(100, 1), Buffer.alloc(50, 2)]));
    },
  );

  it.each([
    ["StreamTitle='it's; that';", "it's; that"],
    ["StreamTitle='\u202Egnp.exe\u0000\u001B[31m';", 'gnp.exe[31m'],
    ["StreamTitle='';", null],
    ['no title at all', null],
    [`StreamTitle='${'x'.repeat(3_000)}';`, 'x'.repeat(500)],
  ])('[E6] %j', (block, title) => {
    expect(separate(streamOf(block), 100).title).toBe(title);
  });

  it('[E6] a truncated block has no title', () => {
    expect(separate(streamOf("StreamTitle='half").subarray(0, 110), 100).title).toBeNull();
  });

  it.each([
    ["StreamTitle='Rosa Quay - Tide';adw_ad='true';durationMilliseconds='14024';", 'Rosa Quay - Tide', true],
    ["StreamTitle='Rosa Quay - Tide';StreamUrl='';adw_ad='false';", 'Rosa Quay - Tide', false],
    ["StreamTitle='';StreamUrl='';adw_ad='true';insertionType='preroll';", null, true],
    ["StreamUrl='https://img.example/a.jpg';StreamTitle='Old Salt - Reef';", 'Old Salt - Reef', false],
    [
      "StreamTitle='Old Salt - Rock 'n' Reef';StreamUrl='https://img.example/?x=1&y='2';",
      "Old Salt - Rock 'n' Reef",
      false,
    ],
    ["StreamTitle='Rosa Quay - Don't Go';';", "Rosa Quay - Don't Go';", false],
  ])('reads the title and the ad flag of %j', (block, title, isAd) => {
    expect(separate(streamOf(block), 100)).toMatchObject({ title, isAd });
  });

  it.each([
    ['Café Größe', Buffer.from('Café Größe', 'latin1'), null],
    ['Марина', Buffer.from([0xcc, 0xe0, 0xf0, 0xe8, 0xed, 0xe0]), 'windows-1251'],
    // Second bytes can be those of a backslash.
    ['表', Buffer.from([0x95, 0x5c]), 'shift_jis'],
    // An encoder that has switched to UTF-8.
    ['Марина', Buffer.from('Марина'), 'windows-1251'],
  ])('decodes %s', (title, bytes, charset) => {
    const block = Buffer.concat([Buffer.from("StreamTitle='"), bytes, Buffer.from("';StreamUrl='';")]);
    expect(separate(streamOf(block), 100, charset).title).toBe(title);
  });

  it('returns the last title, which blocks without one leave', () => {
    const read = separate(
      streamOf("StreamTitle='One';", '', "StreamTitle='Two';", "StreamUrl='';", "StreamTitle='';"),
      100,
    );
    expect(read).toMatchObject({ title: 'Two', isAd: false });
  });

  it('an ad ends with the next block that has no flag', () => {
    const song = "StreamTitle='One';";
    expect(separate(streamOf(`${song}adw_ad='true';`), 100).isAd).toBe(true);
    expect(separate(streamOf(`${song}adw_ad='true';`, ''), 100).isAd).toBe(true);
    expect(separate(streamOf(`${song}adw_ad='true';`, song), 100).isAd).toBe(false);
  });

  it('a stream without an interval has no title', () => {
    expect(separate(Buffer.from('audio'), null)).toEqual({
      audio: Buffer.from('audio'),
      title: null,
      isAd: false,
    });
  });
});
