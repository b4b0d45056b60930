import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ImageType } from '@unmuted/api/contract';
import { AppError } from '#/platform/http/app-error.ts';

const run = promisify(execFile);
const program = path.join(import.meta.dirname, 'encode-image-process.ts');

/** Decoding is limited to 16 megapixels, so that ordinary images need less than three seconds. */
const timeoutMs = 10_000;
const longestQueue = 20;

export interface EncodeOptions {
  readonly source: string;
  readonly target: string;
  readonly type: ImageType;
  /** Larger images are scaled down to this width and height. */
  readonly outputSide: number;
  /** The part to keep, in pixels after the EXIF orientation; all of it by default. */
  readonly crop?: ImageCrop | undefined;
}

/** A part of an image in pixels. */
export interface ImageCrop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface EncodedImage {
  readonly width: number;
  readonly height: number;
}

export type EncodeImage = (options: EncodeOptions) => Promise<EncodedImage>;

/**
 * Decodes an image and encodes it again, without metadata, in a process of its own. One at a time, because each needs up
 * to 600 MB. Fails with `upload.unreadable`, and with `service.unavailable` when too many are waiting.
 */
export function createImageEncoder(): EncodeImage {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (options) => {
    if (waiting >= longestQueue)
      throw new AppError('service.unavailable', { headers: { 'retry-after': '10' } });
    waiting += 1;
    const result = last.then(() => encode(options));
    last = result.catch(() => {});
    try {
      return await result;
    } finally {
      waiting -= 1;
    }
  };
}

async function encode({ source, target, type, outputSide, crop }: EncodeOptions): Promise<EncodedImage> {
  try {
    const args = [program, source, target, type, String(outputSide), crop ? JSON.stringify(crop) : ''];
    const { stdout } = await run(process.execPath, args, {
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      // The process needs no settings and must not see secrets.
      env: {},
      windowsHide: true,
    });
    return JSON.parse(stdout) as EncodedImage;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : '';
    if (/ENOSPC|EDQUOT/.test(message)) throw new AppError('storage.full', { cause });
    throw new AppError('upload.unreadable', { cause });
  }
}
