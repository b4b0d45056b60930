const header = 'bplist00';
const trailerBytes = 32;

/**
 * The texts of the topmost dictionary of a property list, binary or XML; null if it is none. Entities of XML other than
 * the five standard ones stay as they are.
 */
export function readPropertyTexts(content: Buffer): ReadonlyMap<string, string> | null {
  if (content.toString('latin1', 0, header.length) !== header) return textsOfXml(content.toString('utf8'));
  try {
    return textsOfBinary(content);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const withoutEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => entities[name] ?? '');

/** Containers, and the texts between them. */
const xmlParts = /<(\/?)(?:dict|array)\b[^>]*?(\/?)>|<key>([^<]*)<\/key>|<string>([^<]*)<\/string>/g;

function textsOfXml(text: string): ReadonlyMap<string, string> | null {
  if (!/<plist[\s>]/.test(text)) return null;
  const texts = new Map<string, string>();
  let depth = 0;
  let pending = '';
  for (const [, isEnd, isEmpty, key, value] of text.matchAll(xmlParts)) {
    if (key !== undefined) pending = withoutEntities(key);
    else if (value === undefined) depth += isEnd ? -1 : isEmpty ? 0 : 1;
    else if (depth === 1) texts.set(pending, withoutEntities(value));
  }
  return texts;
}

/** Source: CFBinaryPList.c of Core Foundation. */
function textsOfBinary(content: Buffer): ReadonlyMap<string, string> | null {
  const trailer = content.subarray(content.length - trailerBytes);
  const [offsetBytes, referenceBytes] = [trailer.readUInt8(6), trailer.readUInt8(7)];
  const top = Number(trailer.readBigUInt64BE(16));
  const table = Number(trailer.readBigUInt64BE(24));
  const placeOf = (index: number) => unsigned(content, table + index * offsetBytes, offsetBytes);
  const at = placeOf(top);
  if (content.readUInt8(at) >> 4 !== 0xd) return null;
  const { count, start } = sizeOf(content, at);
  const texts = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const reference = (place: number) =>
      placeOf(unsigned(content, start + place * referenceBytes, referenceBytes));
    const key = textAt(content, reference(index));
    const value = textAt(content, reference(count + index));
    if (key !== null && value !== null) texts.set(key, value);
  }
  return texts;
}

function textAt(content: Buffer, at: number): string | null {
  const kind = content.readUInt8(at) >> 4;
  if (kind !== 5 && kind !== 6) return null;
  const { count, start } = sizeOf(content, at);
  if (kind === 5) return content.toString('latin1', start, start + count);
  // UTF-16 in big-endian order.
  return Buffer.from(content.subarray(start, start + count * 2))
    .swap16()
    .toString('utf16le');
}

/** The low half of the first byte, or an integer that follows it. */
function sizeOf(content: Buffer, at: number): { readonly count: number; readonly start: number } {
  const low = content.readUInt8(at) & 0x0f;
  if (low !== 0x0f) return { count: low, start: at + 1 };
  const bytes = 1 << (content.readUInt8(at + 1) & 0x0f);
  return { count: unsigned(content, at + 2, bytes), start: at + 2 + bytes };
}

/** Throws a RangeError outside of the file, and for numbers of more than six bytes. */
const unsigned = (content: Buffer, at: number, bytes: number): number =>
  bytes === 8 ? Number(content.readBigUInt64BE(at)) : content.readUIntBE(at, bytes);
