import { type AppIdentity, codeOf } from '#/modules/apps/builds/files/app-identity.ts';

// Chunks of compiled XML. Source: ResourceTypes.h of the Android platform.
const stringPool = 0x0001;
const xml = 0x0003;
const startElement = 0x0102;
const utf8Flag = 0x100;
const typeString = 0x03;
const typeDecimal = 0x10;
const typeHex = 0x11;
const noString = 0xffffffff;

/** Reads the compiled `AndroidManifest.xml` of an APK; null if it is none. */
export function readBinaryManifest(content: Buffer): AppIdentity | null {
  try {
    return identityOf(content);
  } catch (error) {
    // An offset outside of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function identityOf(content: Buffer): AppIdentity | null {
  if (content.readUInt16LE(0) !== xml) return null;
  let strings: readonly string[] = [];
  for (let at = content.readUInt16LE(2); at + 8 <= content.length; ) {
    const type = content.readUInt16LE(at);
    const bytes = content.readUInt32LE(at + 4);
    if (bytes < 8) return null;
    if (type === stringPool) strings = stringsOf(content.subarray(at, at + bytes));
    if (type === startElement) return manifestOf(content.subarray(at, at + bytes), strings);
    at += bytes;
  }
  return null;
}

/** The first element is the manifest. */
function manifestOf(chunk: Buffer, strings: readonly string[]): AppIdentity | null {
  const body = chunk.readUInt16LE(2);
  if (strings[chunk.readUInt32LE(body + 4)] !== 'manifest') return null;
  const start = body + chunk.readUInt16LE(body + 8);
  const size = chunk.readUInt16LE(body + 10);
  const count = chunk.readUInt16LE(body + 12);
  const values = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const at = start + index * size;
    const name = strings[chunk.readUInt32LE(at + 4)];
    const value = attributeValueOf(chunk, at, strings);
    if (name !== undefined && value !== null) values.set(name, value);
  }
  return {
    packageId: values.get('package') ?? null,
    versionName: values.get('versionName') ?? null,
    versionCode: codeOf(values.get('versionCode')),
  };
}

function attributeValueOf(chunk: Buffer, at: number, strings: readonly string[]): string | null {
  const raw = chunk.readUInt32LE(at + 8);
  const type = chunk.readUInt8(at + 15);
  const data = chunk.readUInt32LE(at + 16);
  if (type === typeDecimal || type === typeHex) return String(data);
  if (type === typeString) return strings[data] ?? null;
  return raw === noString ? null : (strings[raw] ?? null);
}

function stringsOf(chunk: Buffer): string[] {
  const header = chunk.readUInt16LE(2);
  const count = chunk.readUInt32LE(8);
  const isUtf8 = (chunk.readUInt32LE(16) & utf8Flag) !== 0;
  const start = chunk.readUInt32LE(20);
  const strings: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = start + chunk.readUInt32LE(header + index * 4);
    strings.push(isUtf8 ? utf8At(chunk, at) : utf16At(chunk, at));
  }
  return strings;
}

/** Two lengths, in characters and in bytes, each of one or two bytes. */
function utf8At(chunk: Buffer, at: number): string {
  const skip = (place: number) => place + ((chunk.readUInt8(place) & 0x80) === 0 ? 1 : 2);
  const place = skip(at);
  const first = chunk.readUInt8(place);
  const length = (first & 0x80) === 0 ? first : ((first & 0x7f) << 8) | chunk.readUInt8(place + 1);
  return chunk.toString('utf8', skip(place), skip(place) + length);
}

/** A length in characters, of two or four bytes. */
function utf16At(chunk: Buffer, at: number): string {
  const first = chunk.readUInt16LE(at);
  const isLong = (first & 0x8000) !== 0;
  const length = isLong ? ((first & 0x7fff) << 16) | chunk.readUInt16LE(at + 2) : first;
  const start = at + (isLong ? 4 : 2);
  // Node.js 24 writes beyond its memory for an odd number of bytes at an odd address.
  if (start + length * 2 > chunk.length) throw new RangeError('cut off');
  return Buffer.from(chunk.subarray(start, start + length * 2)).toString('utf16le');
}
