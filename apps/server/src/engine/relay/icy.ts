/** Bytes of audio between two blocks of metadata. */
export const metaInterval = 16_000;

/** The length byte counts units of 16 bytes, so the maximum is 4,080 bytes. */
const maxBlockBytes = 255 * 16;

/**
 * Builds one metadata block. Quotes are not escaped, as in Icecast: clients read the text up to the
 * last `';`.
 */
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

/**
 * Inserts a block after every 16,000 bytes of a listener's audio; an unchanged title costs one
 * byte.
 */
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
