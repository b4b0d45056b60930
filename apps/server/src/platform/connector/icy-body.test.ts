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

/** Two blocks of audio with a metadata block between them. */
function streamOf(block: string): Buffer {
  const text = Buffer.from(block, 'utf8');
  const blocks = Math.ceil(text.length / 16);
  const padded = Buffer.alloc(blocks * 16);
  text.copy(padded);
  return Buffer.concat([Buffer.alloc(100, 1), Buffer.from([blocks]), padded, Buffer.alloc(50, 2)]);
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
});
