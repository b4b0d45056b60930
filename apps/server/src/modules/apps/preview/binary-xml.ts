import { damagedTemplate } from '#/modules/apps/preview/preview-faults.ts';
import { type Chunk, chunkAt, chunksIn, chunkTypes } from '#/modules/apps/preview/resource-chunks.ts';
import { readStringPool, type StringPool, writeStringPool } from '#/modules/apps/preview/string-pool.ts';

/** What differs between the manifests of two previews. */
export interface ManifestChanges {
  readonly packageId: string;
  readonly versionCode: number;
  readonly versionName: string;
  readonly label: string;
}

/** `Res_value` of an attribute: a string of the pool, or a decimal number. */
const stringType = 0x03;
const integerType = 0x10;

/**
 * Changes a compiled `AndroidManifest.xml`. The strings that it replaces must occur once, as the placeholders of the
 * template do. Throws `preview.template_damaged`.
 */
export function changeManifest(xml: Buffer, changes: ManifestChanges): Buffer {
  const document = chunkAt(xml, 0);
  if (document.type !== chunkTypes.xml || document.end !== xml.length) throw damagedTemplate('manifest');
  const poolChunk = chunkAt(xml, document.headerSize);
  const pool = readStringPool(xml, poolChunk);
  const nodes = Buffer.from(xml.subarray(poolChunk.end));
  const strings = [...pool.strings];
  const attributes = attributesOf(nodes, pool);
  const replace = (element: string, name: string, text: string) => {
    const { type, data } = attributeOf(attributes, element, name);
    const index = type === stringType ? data : -1;
    const isShared = attributes.filter((other) => other.type === stringType && other.data === index);
    if (strings[index] === undefined || isShared.length !== 1) throw damagedTemplate(`attribute ${name}`);
    strings[index] = text;
  };
  replace('manifest', 'package', changes.packageId);
  replace('manifest', 'versionName', changes.versionName);
  replace('application', 'label', changes.label);
  const versionCode = attributeOf(attributes, 'manifest', 'versionCode');
  if (versionCode.type !== integerType) throw damagedTemplate('attribute versionCode');
  nodes.writeUInt32LE(changes.versionCode, versionCode.at + 16);
  const header = Buffer.from(xml.subarray(0, document.headerSize));
  const newPool = writeStringPool({ ...pool, strings });
  header.writeUInt32LE(header.length + newPool.length + nodes.length, 4);
  return Buffer.concat([header, newPool, nodes]);
}

interface Attribute {
  readonly element: string;
  readonly name: string;
  readonly type: number;
  readonly data: number;
  /** Where its 20 bytes start. */
  readonly at: number;
}

function attributeOf(attributes: readonly Attribute[], element: string, name: string): Attribute {
  const found = attributes.filter((attribute) => attribute.element === element && attribute.name === name);
  const [first] = found;
  if (!first || found.length > 1) throw damagedTemplate(`attribute ${name}`);
  return first;
}

function attributesOf(nodes: Buffer, pool: StringPool): Attribute[] {
  const elements = [...chunksIn(nodes, 0, nodes.length)].filter(
    ({ type }) => type === chunkTypes.startElement,
  );
  return elements.flatMap((chunk) => attributesIn(nodes, chunk, pool));
}

/** An element: a namespace and a name, then the place, the size and the number of its attributes. */
function attributesIn(
  nodes: Buffer,
  { start, headerSize, end }: Chunk,
  { strings }: StringPool,
): Attribute[] {
  const extension = start + headerSize;
  if (extension + 20 > end) throw damagedTemplate('element');
  const element = strings[nodes.readUInt32LE(extension + 4)] ?? '';
  const first = extension + nodes.readUInt16LE(extension + 8);
  const count = nodes.readUInt16LE(extension + 12);
  if (nodes.readUInt16LE(extension + 10) !== 20 || first + count * 20 > end)
    throw damagedTemplate('attributes');
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * 20;
    const name = strings[nodes.readUInt32LE(at + 4)] ?? '';
    return { element, name, type: nodes.readUInt8(at + 15), data: nodes.readUInt32LE(at + 16), at };
  });
}
