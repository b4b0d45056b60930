import { createHash } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import type { ImageRule, ImageType, UploadKind } from '@unmuted/api/contract';
import { AppError } from '#/platform/http/app-error.ts';
import type { ImageCrop } from '#/platform/storage/encode-image.ts';
import { fileHeadBytes, fileTypeOf } from '#/platform/storage/file-type.ts';
import { readImageHeader } from '#/platform/storage/image-header.ts';
import type { ReceivedFile } from '#/platform/storage/receive-file.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

/** A local file that meets the rules of its kind. */
export interface PreparedFile extends ReceivedFile {
  readonly contentType: string;
  /** Pixels; null for files other than images. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Checks a file by its content; images are cropped and encoded again. Takes over the received file. */
export async function prepareUpload(
  { encodeImage }: Pick<FileStorage, 'encodeImage'>,
  { kind, crop }: { readonly kind: UploadKind; readonly crop?: ImageCrop | undefined },
  file: ReceivedFile,
): Promise<PreparedFile> {
  const type = fileTypeOf(await headOf(file.path));
  if (!kind.types.includes(type)) throw unsupported(type, kind);
  if (!kind.image) return { ...file, contentType: type, width: null, height: null };
  const output = kind.image.output[type as ImageType];
  if (!output) throw unsupported(type, kind);
  checkImage(type as ImageType, await readFile(file.path), { kind, crop });
  const target = `${file.path}.encoded`;
  try {
    const { outputSide } = kind.image;
    const size = await encodeImage({ source: file.path, target, type: output, outputSide, crop });
    const content = await readFile(target);
    const hash = createHash('sha256').update(content).digest('hex');
    await rm(file.path, { force: true });
    return { path: target, hash, bytes: content.length, contentType: output, ...size };
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

function checkImage(
  type: ImageType,
  bytes: Buffer,
  { kind, crop }: { readonly kind: UploadKind; readonly crop: ImageCrop | undefined },
): void {
  const { width, height, isAnimated, isComplete } = readImageHeader(type, bytes);
  if (isAnimated) throw unsupported('animated', kind);
  if (!isComplete || width === 0 || height === 0) throw new AppError('upload.unreadable');
  const maxPixels = kind.image?.maxPixels ?? 0;
  if (width * height > maxPixels) {
    throw new AppError('upload.dimensions', {
      params: { width, height, rule: 'max_pixels', limit: maxPixels },
    });
  }
  if (crop && !isInside(crop, { width, height })) {
    throw new AppError('request.invalid', { errors: [{ pointer: '/crop', code: 'range', params: {} }] });
  }
  const kept = { width: crop?.width ?? width, height: crop?.height ?? height };
  const violated = violatedRule(kept, kind.image);
  if (violated) throw new AppError('upload.dimensions', { params: { ...kept, ...violated } });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size is that before the rotation in EXIF data, which can exchange width and height. */
const isInside = ({ left, top, width, height }: ImageCrop, size: Size): boolean =>
  [size, { width: size.height, height: size.width }].some(
    (turned) => left + width <= turned.width && top + height <= turned.height,
  );

function violatedRule({ width, height }: Size, rule: ImageRule | undefined) {
  if (!rule) return null;
  if (Math.min(width, height) < rule.minSide) return { rule: 'min_side', limit: rule.minSide };
  return rule.isSquare && width !== height ? { rule: 'square', limit: rule.minSide } : null;
}

function unsupported(found: string, { types }: UploadKind): AppError {
  return new AppError('upload.type_unsupported', { params: { found, accepted: types.join(', ') } });
}

async function headOf(place: string): Promise<Buffer> {
  const file = await open(place);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(fileHeadBytes), 0, fileHeadBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
