/** Values in DER (ITU-T X.690), as far as certificates, requests for them and PKCS#12 need them. */

/** A value of the given tag, made of the given parts. */
export function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = unsigned(BigInt(length));
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

function unsigned(value: bigint): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

export const derSequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
export const derSet = (...parts: readonly Buffer[]): Buffer => der(0x31, ...parts);
export const derNull = der(0x05);
export const derUtf8 = (text: string): Buffer => der(0x0c, Buffer.from(text));
export const derOctets = (content: Buffer): Buffer => der(0x04, content);
/** In UTF-16 (BMPString), as PKCS#12 writes names. */
export const derBmp = (text: string): Buffer => der(0x1e, Buffer.from(text, 'utf16le').swap16());
/** In an explicit tag `[0]`. */
export const derExplicit = (...parts: readonly Buffer[]): Buffer => der(0xa0, ...parts);
/** Without unused bits. */
export const derBits = (content: Buffer): Buffer => der(0x03, Buffer.alloc(1), content);

/** A number that isn't negative. */
export function derInteger(value: bigint): Buffer {
  const bytes = unsigned(value);
  // Else the first bit would be a sign.
  return (bytes[0] ?? 0) < 0x80 ? der(0x02, bytes) : der(0x02, Buffer.alloc(1), bytes);
}

/** An object identifier such as `2.5.4.3`. */
export function derOid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(arc: number): number[] {
  const bytes = [arc & 0x7f];
  for (let left = arc >> 7; left > 0; left >>= 7) bytes.unshift((left & 0x7f) | 0x80);
  return bytes;
}

/** A time in UTC: `UTCTime` until 2049 and `GeneralizedTime` from then on (RFC 5280, 4.1.2.5). */
export function derTime(time: Date): Buffer {
  const digits = time.toISOString().replace(/\.\d+|[-:T]/g, '');
  return time.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(digits.slice(2)))
    : der(0x18, Buffer.from(digits));
}
