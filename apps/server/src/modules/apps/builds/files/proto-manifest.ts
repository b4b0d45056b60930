import { type AppIdentity, codeOf } from '#/modules/apps/builds/files/app-identity.ts';

// Field numbers of aapt.pb.XmlNode. Source: Resources.proto of the Android platform.
const nodeElement = 1;
const elementName = 3;
const elementAttribute = 4;
const attributeName = 2;
const attributeValue = 3;
const attributeItem = 6;
const itemPrimitive = 7;
const primitiveDecimal = 6;

type Fields = ReadonlyMap<number, readonly (Buffer | bigint)[]>;

/** Reads the `base/manifest/AndroidManifest.xml` of an app bundle, a protocol buffer; null if it is none. */
export function readProtoManifest(content: Buffer): AppIdentity | null {
  try {
    return identityOf(content);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function identityOf(content: Buffer): AppIdentity | null {
  const element = fieldsOf(bytesOf(fieldsOf(content), nodeElement));
  if (textOf(element, elementName) !== 'manifest') return null;
  const values = new Map<string, string>();
  for (const attribute of element.get(elementAttribute) ?? []) {
    if (typeof attribute === 'bigint') continue;
    const fields = fieldsOf(attribute);
    const text = textOf(fields, attributeValue) || decimalOf(fields);
    if (text !== '') values.set(textOf(fields, attributeName), text);
  }
  return {
    packageId: values.get('package') ?? null,
    versionName: literal(values.get('versionName')),
    versionCode: codeOf(values.get('versionCode')),
  };
}

/** A reference such as `@string/version` is not the value. */
const literal = (text: string | undefined): string | null =>
  text === undefined || text.startsWith('@') ? null : text;

function decimalOf(attribute: Fields): string {
  const primitive = fieldsOf(bytesOf(fieldsOf(bytesOf(attribute, attributeItem)), itemPrimitive));
  const [value] = primitive.get(primitiveDecimal) ?? [];
  return typeof value === 'bigint' ? String(value) : '';
}

const textOf = (fields: Fields, number: number): string => bytesOf(fields, number).toString('utf8');

function bytesOf(fields: Fields, number: number): Buffer {
  const [value] = fields.get(number) ?? [];
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
}

/** The fields of a message by number; fixed-width ones are left out. Throws a RangeError if it is none. */
function fieldsOf(message: Buffer): Fields {
  const fields = new Map<number, (Buffer | bigint)[]>();
  for (let at = 0; at < message.length; ) {
    const tag = varint(message, at);
    const number = Number(tag.value >> 3n);
    const kind = Number(tag.value & 7n);
    at = tag.end;
    if (kind === 1 || kind === 5) at += kind === 1 ? 8 : 4;
    else if (kind === 0 || kind === 2) {
      const { value, end } = varint(message, at);
      at = kind === 0 ? end : end + Number(value);
      const content = kind === 0 ? value : message.subarray(end, at);
      fields.set(number, [...(fields.get(number) ?? []), content]);
    } else throw new RangeError('unknown wire type');
    if (at > message.length) throw new RangeError('cut off');
  }
  return fields;
}

function varint(message: Buffer, start: number): { readonly value: bigint; readonly end: number } {
  let value = 0n;
  for (let at = start; at < start + 10; at += 1) {
    const byte = message.readUInt8(at);
    value |= BigInt(byte & 0x7f) << BigInt(7 * (at - start));
    if ((byte & 0x80) === 0) return { value, end: at + 1 };
  }
  throw new RangeError('a number is too long');
}
