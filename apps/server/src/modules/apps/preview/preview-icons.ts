import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DrawnPictures } from '#/modules/apps/preview/draw-pictures.ts';
import type { DrawOrder } from '#/modules/apps/preview/draw-pictures-worker.ts';
import { checkColor } from '#/modules/apps/preview/preview-colors.ts';
import { PreviewFault } from '#/modules/apps/preview/preview-faults.ts';
import { logoSide } from '#/modules/apps/preview/preview-pictures.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { EncodeImage } from '#/platform/storage/encode-image.ts';
import { fileTypeOf } from '#/platform/storage/file-type.ts';
import { readImageHeader } from '#/platform/storage/image-header.ts';

interface PictureSource {
  /** A square PNG, 1024 pixels wide for best results. */
  readonly png: Buffer;
  /** As `#rrggbb`, where the edge of the picture is transparent; null for white. */
  readonly background: string | null;
}

interface Storage {
  readonly encodeImage: EncodeImage;
  readonly incoming: string;
}

const maxSide = 4096;
/** The encoder mixes the colours of transparent pixels into edges when it scales, so that is left to us up to this side. */
const decodedSide = 1024;

/**
 * All pictures of an app, made from one. It is decoded in a process of its own, and drawn in a thread of its own. Throws a
 * `PreviewFault`, or what `encodeImage` throws when it is busy.
 */
export async function makePictures(
  storage: Storage,
  { png, background }: PictureSource,
): Promise<DrawnPictures> {
  if (background !== null) checkColor(background);
  const order: DrawOrder = { png: await decode(storage, png), background };
  const worker = new Worker(path.join(import.meta.dirname, 'draw-pictures-worker.ts'), { workerData: order });
  const [drawn] = (await once(worker, 'message')) as [DrawnPictures];
  return withBuffers(drawn);
}

/** The picture as our encoder writes it. */
async function decode({ encodeImage, incoming }: Storage, png: Buffer): Promise<Buffer> {
  checkPicture(png);
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const source = path.join(incoming, randomUUID());
  const target = `${source}.logo`;
  try {
    await writeFile(source, png, { flag: 'wx', mode: 0o600 });
    await encodeImage({ source, target, type: 'image/png', outputSide: decodedSide });
    return await readFile(target);
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'upload.unreadable')
      throw new PreviewFault('preview.picture_damaged', { name: 'logo' }, { cause });
    throw cause;
  } finally {
    await Promise.all([source, target].map((file) => rm(file, { force: true })));
  }
}

function checkPicture(png: Buffer): void {
  const { width, height, isComplete, isAnimated } = readImageHeader('image/png', png);
  if (fileTypeOf(png) !== 'image/png' || !isComplete || isAnimated)
    throw new PreviewFault('preview.picture_damaged', { name: 'logo' });
  if (width !== height || width < logoSide || width > maxSide)
    throw new PreviewFault('preview.picture_unsuitable', { width, height, min: logoSide, max: maxSide });
}

/** Buffers arrive from another thread as plain arrays of bytes. */
function withBuffers({ pictures: { icons, logo }, background }: DrawnPictures): DrawnPictures {
  const sizes = Object.entries(icons).map(([kind, bySize]) => [
    kind,
    Object.fromEntries(Object.entries(bySize).map(([density, png]) => [density, bufferOf(png)])),
  ]);
  const pictures = { icons: Object.fromEntries(sizes) as typeof icons, logo: bufferOf(logo) };
  return { pictures, background };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
