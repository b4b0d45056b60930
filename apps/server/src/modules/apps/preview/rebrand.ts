import { changeManifest } from '#/modules/apps/preview/binary-xml.ts';
import { type Brand, checkBrand, type StationJson } from '#/modules/apps/preview/brand.ts';
import { colorChanges } from '#/modules/apps/preview/preview-colors.ts';
import { damagedTemplate, PreviewFault } from '#/modules/apps/preview/preview-faults.ts';
import {
  densityNames,
  iconKindNames,
  iconPath,
  iconSide,
  logoPath,
  logoSide,
  type PreviewPictures,
} from '#/modules/apps/preview/preview-pictures.ts';
import { changeColors } from '#/modules/apps/preview/resource-table.ts';
import type { ZipEntry } from '#/modules/apps/preview/zip-entry.ts';
import { contentOf, readZip } from '#/modules/apps/preview/zip-reader.ts';
import { deflatedEntry, storedEntry, writeZip } from '#/modules/apps/preview/zip-writer.ts';
import { fileTypeOf } from '#/platform/storage/file-type.ts';
import { readImageHeader } from '#/platform/storage/image-header.ts';

/** The app of a brand, not signed. The same input makes the same bytes. Throws a `PreviewFault`. */
export function rebrandTemplate(template: Buffer, brand: Brand): Buffer {
  checkBrand(brand);
  const colors = colorChanges(brand.colors);
  const pictures = pictureFiles(brand.pictures);
  try {
    const entries = readZip(template);
    for (const name of ['AndroidManifest.xml', 'resources.arsc', ...pictures.keys()])
      if (!entries.some((entry) => entry.name === name)) throw damagedTemplate(`no ${name}`);
    const changed = entries.map((entry): ZipEntry => {
      const { name } = entry;
      if (name === 'AndroidManifest.xml') return deflatedEntry(name, changeManifest(contentOf(entry), brand));
      if (name === 'resources.arsc') return storedEntry(name, changeColors(contentOf(entry), colors));
      const picture = pictures.get(name);
      return picture ? storedEntry(name, picture) : entry;
    });
    return writeZip([...changed, deflatedEntry('assets/station.json', stationFile(brand.station))]);
  } catch (cause) {
    // What reads beyond the end of a buffer.
    if (cause instanceof RangeError)
      throw new PreviewFault('preview.template_damaged', { reason: 'truncated' }, { cause });
    throw cause;
  }
}

const stationFile = ({ name, streams, configUrl, nowPlayingUrl }: StationJson): Buffer =>
  Buffer.from(
    JSON.stringify({
      name,
      streams: streams.map((stream) => ({ name: stream.name, url: stream.url })),
      configUrl,
      nowPlayingUrl,
    }),
  );

/** The pictures by their paths in the template. */
function pictureFiles({ icons, logo }: PreviewPictures): Map<string, Buffer> {
  const files = new Map([[logoPath, checkedPicture(logoPath, logo, logoSide)]]);
  for (const kind of iconKindNames)
    for (const density of densityNames) {
      const name = iconPath(kind, density);
      files.set(name, checkedPicture(name, icons[kind][density], iconSide(kind, density)));
    }
  return files;
}

function checkedPicture(name: string, png: Buffer, side: number): Buffer {
  const { width, height, isComplete, isAnimated } = readImageHeader('image/png', png);
  if (fileTypeOf(png) !== 'image/png' || !isComplete || isAnimated)
    throw new PreviewFault('preview.picture_damaged', { name });
  if (width !== side || height !== side)
    throw new PreviewFault('preview.picture_size_wrong', { name, width, height, side });
  return png;
}
