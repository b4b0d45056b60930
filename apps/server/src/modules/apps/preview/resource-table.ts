import { damagedTemplate } from '#/modules/apps/preview/preview-faults.ts';
import { type Chunk, chunkAt, chunksIn, chunkTypes } from '#/modules/apps/preview/resource-chunks.ts';
import { readStringPool } from '#/modules/apps/preview/string-pool.ts';

/** A colour resource, for the ordinary or for the dark appearance. */
export interface ColorChange {
  readonly name: string;
  readonly isNight: boolean;
  /** As `#rrggbb`. */
  readonly color: string;
}

/** `Res_value` of an opaque colour, and the first and last of its variants. */
const opaqueColor = 0x1c;
const colorTypes = { first: 0x1c, last: 0x1f };
/** `uiMode` of a configuration: the bits of the night mode, and their value for dark. */
const nightMask = 0x30;
const night = 0x20;
const noEntry = 0xffffffff;

/** Replaces colours of a `resources.arsc`. Throws `preview.template_damaged` unless it has each of them once. */
export function changeColors(table: Buffer, changes: readonly ColorChange[]): Buffer {
  const changed = Buffer.from(table);
  const colors = colorsOf(changed);
  for (const { name, isNight, color } of changes) {
    const found = colors.filter((each) => each.name === name && each.isNight === isNight);
    const [first] = found;
    if (!first || found.length > 1) throw damagedTemplate(`colour ${name}`);
    changed.writeUInt8(opaqueColor, first.at + 3);
    changed.writeUInt32LE(Number.parseInt(`ff${color.slice(1)}`, 16), first.at + 4);
  }
  return changed;
}

/** A colour whose `Res_value` is at `at`. */
interface Color {
  readonly name: string;
  readonly isNight: boolean;
  readonly at: number;
}

function colorsOf(table: Buffer): Color[] {
  const whole = chunkAt(table, 0);
  if (whole.type !== chunkTypes.table || whole.end !== table.length) throw damagedTemplate('resource table');
  const packages = [...chunksIn(table, whole.headerSize, whole.end)].filter(
    ({ type }) => type === chunkTypes.package,
  );
  return packages.flatMap((chunk) => colorsIn(table, chunk));
}

/** A package: an id, a name of 256 bytes, then the places of the names of types and of resources. */
function colorsIn(table: Buffer, { start, headerSize, end }: Chunk): Color[] {
  if (headerSize < 288) throw damagedTemplate('package of the resources');
  const poolAt = (offset: number) =>
    readStringPool(table, chunkAt(table, start + table.readUInt32LE(start + offset), end)).strings;
  const [types, names] = [poolAt(268), poolAt(276)];
  const chunks = [...chunksIn(table, start + headerSize, end)].filter(
    (chunk) => chunk.type === chunkTypes.type && types[table.readUInt8(chunk.start + 8) - 1] === 'color',
  );
  return chunks.flatMap((chunk) => entriesOf(table, chunk, names));
}

/** A type in one configuration: the number and the place of its entries, then the configuration. */
function entriesOf(table: Buffer, { start, headerSize, end }: Chunk, names: readonly string[]): Color[] {
  const count = table.readUInt32LE(start + 12);
  const entries = start + table.readUInt32LE(start + 16);
  if (headerSize < 52 || start + headerSize + count * 4 > end) throw damagedTemplate('type of the resources');
  const isNight = (table.readUInt8(start + 20 + 29) & nightMask) === night;
  return Array.from({ length: count }, (_, index) => table.readUInt32LE(start + headerSize + index * 4))
    .filter((offset) => offset !== noEntry)
    .flatMap((offset) => {
      const entry = entries + offset;
      if (entry + 16 > end) throw damagedTemplate('entry of the resources');
      const at = entry + table.readUInt16LE(entry);
      const type = table.readUInt8(at + 3);
      const isColor = type >= colorTypes.first && type <= colorTypes.last;
      return isColor ? [{ name: names[table.readUInt32LE(entry + 4)] ?? '', isNight, at }] : [];
    });
}
