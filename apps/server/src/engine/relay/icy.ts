/** Bytes of audio between two blocks of metadata. */
export const metaInterval = 16_000;

/** A length byte counts blocks of 16, so 4,080 bytes are the most there can be. */
const maxBlockBytes = 255 * 16;

/** One metadata block. Quotes stay as they are, as in Icecast: readers take the text up to the last `';`. */
export function icyBlock(title: string): Buffer {
  let text = Buffer.from(`StreamTitle='${title}';`, 'utf8');
  if (text.length > maxBlockBytes) text = Buffer.from("StreamTitle='';");
  const blocks = Math.ceil(text.length / 16);
  const block = Buffer.alloc(1 + blocks * 16);
  block[0] = blocks;
  text.copy(block, 1);
  return block;
}

const unchanged = Buffer.from([0]);

/** Puts a block behind every 16,000 bytes of one listener's audio; an unchanged title costs one byte. */
export function createIcyInterleaver(): (audio: Buffer, title: string) => Buffer {
  let untilBlock = metaInterval;
  let sent: string | null = null;
  return (audio, title) => {
    if (audio.length < untilBlock) {
      untilBlock -= audio.length;
      return audio;
    }
    const parts: Buffer[] = [];
    let rest = audio;
    while (rest.length >= untilBlock) {
      parts.push(rest.subarray(0, untilBlock), title === sent ? unchanged : icyBlock(title));
      sent = title;
      rest = rest.subarray(untilBlock);
      untilBlock = metaInterval;
    }
    untilBlock -= rest.length;
    parts.push(rest);
    return Buffer.concat(parts);
  };
}
