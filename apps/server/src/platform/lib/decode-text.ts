import { TextDecoder } from 'node:util';
import { guessCharset } from '#/platform/lib/guess-charset.ts';

export interface DecodedText {
  text: string;
  /** The WHATWG name of the encoding that was used. */
  charset: string;
}

/** The characters of windows-1252 and, because some encoders use ISO-8859-1, U+0080 to U+00FF. */
const byteOf: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => byte).flatMap((byte): [string, number][] => [
    [String.fromCharCode(byte), byte],
    [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte],
  ]),
);

/**
 * Characters that repaired text hardly contains, but that result from a capital with an accent followed by
 * punctuation: `CAFÉ’S` would become `CAFɒS`.
 */
const implausible =
  /[\u0080-\u009F\u0180-\u019F\u01A2-\u01AE\u01B1-\u0217\u021C-\u02FF\u0530-\u058F\u0700-\u08FF\uE000-\uF8FF]/u;

/** Decodes a text; without a charset, or with an unknown one, the bytes decide. */
export function decodeText(bytes: Buffer, charset: string | null): DecodedText {
  const decoder = charset === null ? null : decoderOf(charset);
  if (decoder !== null) return { text: withoutCut(decoder, bytes), charset: decoder.encoding };
  return decodeTextOr(bytes, null);
}

/**
 * Decodes a text that is UTF-8 or else in `charset`, since even senders of other character sets switch to UTF-8. Without a
 * charset, it is guessed.
 */
export function decodeTextOr(bytes: Buffer, charset: string | null): DecodedText {
  const wide = wideCharset(bytes);
  if (wide !== null) return { text: withoutCut(new TextDecoder(wide), bytes), charset: wide };
  const text = strictUtf8(bytes);
  if (text !== null) return { text: decodedOnce(text), charset: 'utf-8' };
  const known = charset === null ? null : decoderOf(charset);
  const decoder = known ?? new TextDecoder(guessCharset(bytes));
  return { text: withoutCut(decoder, bytes), charset: decoder.encoding };
}

/**
 * Decodes a text in `charset`, which is guessed if it is null, that a server took for windows-1252 and encoded as UTF-8. Text
 * that cannot be one is returned as it is.
 */
export function recodeText(text: string, charset: string | null): string {
  const bytes = bytesOf(text);
  const decoder = bytes && decoderOf(charset ?? guessCharset(bytes));
  if (bytes === null || !decoder || decoder.encoding === 'windows-1252') return text;
  const recoded = decoder.decode(bytes);
  return recoded.includes('\uFFFD') ? text : recoded;
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

/** In a stream, a decoder holds back a character whose last bytes are missing. */
const withoutCut = (decoder: TextDecoder, bytes: Uint8Array): string =>
  decoder.decode(bytes, { stream: true });

function wideCharset(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function strictUtf8(bytes: Uint8Array): string | null {
  const text = fatalUtf8(bytes, false);
  if (text !== null) return text;
  // A lone byte at the end is the last letter of a text in windows-1252 (`Café`) unless the text is UTF-8 before.
  const start = fatalUtf8(bytes, true);
  return start !== null && /\P{ASCII}/u.test(start) ? start : null;
}

function fatalUtf8(bytes: Uint8Array, stream: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream });
  } catch {
    return null;
  }
}

/** Repairs UTF-8 that was read as windows-1252 and encoded again: `CafÃ©` is `Café`. */
function decodedOnce(text: string): string {
  const bytes = bytesOf(text);
  const repaired = bytes && strictUtf8(bytes);
  return repaired === null || implausible.test(repaired) ? text : repaired;
}

/** The bytes that were read as windows-1252; null if the text has other characters, or none that matter. */
function bytesOf(text: string): Uint8Array | null {
  if (!/\P{ASCII}/u.test(text)) return null;
  const bytes: number[] = [];
  for (const character of text) {
    const byte = byteOf.get(character);
    if (byte === undefined) return null;
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}
