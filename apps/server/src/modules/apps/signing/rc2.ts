import { damaged } from '#/modules/apps/signing/signing-faults.ts';

// RC2 (RFC 2268), which OpenSSL 3 offers in its legacy provider alone. Keychain Access still exports files with it.

const blockBytes = 8;

/** The permutation of the digits of pi (§2). */
const pi = Buffer.from(
  'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32' +
    'bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626' +
    '6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a' +
    '961ad2715a1549744b9fd05e0418a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a9' +
    '0d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad',
  'hex',
);

/** Decrypts RC2 in CBC mode; `key` has at most 16 bytes, all of which count. Removes no padding. */
export function decryptRc2Cbc(key: Buffer, iv: Buffer, encrypted: Buffer): Buffer {
  if (encrypted.length === 0 || encrypted.length % blockBytes !== 0) throw damaged('length');
  const words = expandKey(key);
  const output = Buffer.alloc(encrypted.length);
  let previous = iv;
  for (let at = 0; at < encrypted.length; at += blockBytes) {
    const block = encrypted.subarray(at, at + blockBytes);
    decryptBlock(words, block, output.subarray(at, at + blockBytes));
    for (let index = 0; index < blockBytes; index += 1)
      output[at + index] = (output[at + index] ?? 0) ^ (previous[index] ?? 0);
    previous = block;
  }
  return output;
}

/** 64 words of 16 bits (§2). The effective length is that of the key. */
function expandKey(key: Buffer): Uint16Array {
  const bytes = Buffer.alloc(128);
  key.copy(bytes);
  const at = (index: number): number => bytes[index] ?? 0;
  const piAt = (index: number): number => pi[index & 0xff] ?? 0;
  for (let index = key.length; index < 128; index += 1)
    bytes[index] = piAt(at(index - 1) + at(index - key.length));
  bytes[128 - key.length] = piAt(at(128 - key.length));
  for (let index = 127 - key.length; index >= 0; index -= 1)
    bytes[index] = piAt(at(index + 1) ^ at(index + key.length));
  return Uint16Array.from({ length: 64 }, (_, index) => bytes.readUInt16LE(index * 2));
}

const rotations = [1, 2, 3, 5];

/** 5 mixing rounds, a mashing round, 6, a mashing round, and 5, all backwards (§4). */
function decryptBlock(words: Uint16Array, block: Buffer, output: Buffer): void {
  const register = [0, 2, 4, 6].map((at) => block.readUInt16LE(at));
  const at = (index: number): number => register[index & 3] ?? 0;
  for (let round = 15; round >= 0; round -= 1) {
    for (let index = 3; index >= 0; index -= 1) {
      const by = rotations[index] ?? 0;
      const rotated = ((at(index) >> by) | (at(index) << (16 - by))) & 0xffff;
      const mixed = (at(index - 1) & at(index - 2)) + (~at(index - 1) & at(index - 3));
      register[index] = (rotated - (words[round * 4 + index] ?? 0) - mixed) & 0xffff;
    }
    if (round === 11 || round === 5)
      for (let index = 3; index >= 0; index -= 1)
        register[index] = (at(index) - (words[at(index - 1) & 63] ?? 0)) & 0xffff;
  }
  for (const [index, word] of register.entries()) output.writeUInt16LE(word, index * 2);
}
