const digestBytes = 20;
/** As signed numbers of 32 bits. */
const initial = [0x67452301, -0x10325477, -0x67452302, 0x10325476, -0x3c2d1e10] as const;

/**
 * Hashes a SHA-1 digest again and again (FIPS 180-4 §6.1). Each message is one block, so a loop of our own takes a fifth of the
 * time of `createHash`, which allocates for each: legacy PKCS#12 files ask for hundreds of thousands of rounds.
 */
export function repeatSha1(digest: Buffer, rounds: number): Buffer {
  const words = new Int32Array(80);
  const state = Int32Array.from({ length: 5 }, (_, index) => digest.readInt32BE(index * 4));
  for (let round = 0; round < rounds; round += 1) hashOnce(words, state);
  const result = Buffer.alloc(digestBytes);
  for (const [index, word] of state.entries()) result.writeInt32BE(word, index * 4);
  return result;
}

/** Replaces the digest in `state` by its own digest. `words` is scratch space. */
function hashOnce(words: Int32Array, state: Int32Array): void {
  words.set(state);
  // The padding of a message of 20 bytes: a one bit, zeros, and the number of bits.
  words[5] = 0x80000000;
  words.fill(0, 6, 15);
  words[15] = digestBytes * 8;
  let a: number = initial[0];
  let b: number = initial[1];
  let c: number = initial[2];
  let d: number = initial[3];
  let e: number = initial[4];
  for (let at = 0; at < 80; at += 1) {
    if (at >= 16) {
      const mixed =
        wordAt(words, at - 3) ^ wordAt(words, at - 8) ^ wordAt(words, at - 14) ^ wordAt(words, at - 16);
      words[at] = (mixed << 1) | (mixed >>> 31);
    }
    let chosen: number;
    if (at < 20) chosen = ((b & c) | (~b & d)) + 0x5a827999;
    else if (at < 40) chosen = (b ^ c ^ d) + 0x6ed9eba1;
    else if (at < 60) chosen = ((b & c) | (b & d) | (c & d)) - 0x70e44324;
    else chosen = (b ^ c ^ d) - 0x359d3e2a;
    const next = (((a << 5) | (a >>> 27)) + (chosen | 0) + e + wordAt(words, at)) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  state[0] = a + initial[0];
  state[1] = b + initial[1];
  state[2] = c + initial[2];
  state[3] = d + initial[3];
  state[4] = e + initial[4];
}

const wordAt = (words: Int32Array, at: number): number => words[at] ?? 0;
