import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppDocument } from '@unmuted/api/contract';
import { drawnApps } from '#/composition/seed/demo-apps.ts';
import { demoIconSide, drawDemoIcon } from '#/composition/seed/demo-icon.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

/** A stored picture of the demo, a PNG file. */
export interface DemoPicture {
  /** SHA-256 of the content. */
  readonly hash: string;
  readonly bytes: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a start of the demo stores before it writes rows. */
export interface DemoPictures {
  /** Of the skills and apps that were sent. */
  readonly icon: DemoPicture;
  /** Of the listings of apps, by `demoPictureName` without the number, in their order. */
  readonly listings: ReadonlyMap<string, readonly DemoPicture[]>;
}

/** Drawn by the dashboard: `node scripts/draw-demo-pictures.ts`. */
export const demoPicturesFolder = path.join(import.meta.dirname, 'pictures');

/** The place of pictures: the app by its name in `demoAppIds`, the language of the listing, and their kind. */
export const demoPicturePlace = (app: string, language: string, kind: string): string =>
  `${app}.${language}.${kind}`;

export const publicName = ({ hash }: DemoPicture): string => `${hash}.png`;

/** Stores the pictures of the demo as uploads are stored. */
export async function storeDemoPictures(storage: FileStorage): Promise<DemoPictures> {
  await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
  const names = (await readdir(demoPicturesFolder)).filter((name) => name.endsWith('.webp')).sort();
  const [icon, ...stored] = await Promise.all([
    drawDemoIcon().then((png) => storePng(storage, png, { width: demoIconSide, height: demoIconSide })),
    ...names.map((name) => storeDrawn(storage, path.join(demoPicturesFolder, name))),
  ]);
  const listings = new Map<string, DemoPicture[]>();
  for (const [index, name] of names.entries()) {
    const place = name.split('.').slice(0, 3).join('.');
    const picture = stored[index];
    if (picture) listings.set(place, [...(listings.get(place) ?? []), picture]);
  }
  return { icon, listings };
}

/** For the repository: a tenth of a PNG file, with small text that stays readable. */
export async function packPicture(png: Buffer): Promise<Buffer> {
  const { Transformer } = await import('@napi-rs/image');
  return new Transformer(png).webp(45);
}

/** Stores accept no WebP. */
async function storeDrawn(storage: FileStorage, file: string): Promise<DemoPicture> {
  // Loaded for the first start of a demo only.
  const { CompressionType, FilterType, Transformer } = await import('@napi-rs/image');
  const image = new Transformer(await readFile(file));
  const { width, height } = await image.metadata();
  const png = await image.png({ compressionType: CompressionType.Fast, filterType: FilterType.Paeth });
  return storePng(storage, png, { width, height });
}

async function storePng(
  { backend, incoming }: FileStorage,
  png: Buffer,
  size: Pick<DemoPicture, 'width' | 'height'>,
): Promise<DemoPicture> {
  const hash = createHash('sha256').update(png).digest('hex');
  const file = path.join(incoming, randomUUID());
  await writeFile(file, png, { mode: 0o600 });
  await backend.put(hash, file);
  return { hash, bytes: png.length, ...size };
}

/** The document with the pictures of its listings. */
export function withPictures(id: string, document: AppDocument, { listings }: DemoPictures): AppDocument {
  const app = drawnApps.find((each) => each.id === id)?.name ?? '';
  const namesOf = (language: string, kind: string) =>
    (listings.get(demoPicturePlace(app, language, kind)) ?? []).map(publicName);
  return {
    ...document,
    listings: document.listings.map((listing) => ({
      ...listing,
      featureGraphic: namesOf(listing.language, 'featureGraphic')[0] ?? null,
      phone: namesOf(listing.language, 'phone'),
      tablet: namesOf(listing.language, 'tablet'),
    })),
  };
}
