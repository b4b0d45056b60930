import { open, readFile } from 'node:fs/promises';
import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { dropPrivileges } from '#/platform/processes/child-account.ts';
import type { ImageCrop } from '#/platform/storage/encode-image.ts';

// A separate process: a decoder that crashes, hangs or needs hundreds of megabytes must not affect the server.

const [source = '', target = '', type = '', side = '0', cropText = ''] = process.argv.slice(2);
const outputSide = Number(side);

const input = await readFile(source);
const output = await open(target, 'wx', 0o600);
// The decoder gets bytes of strangers.
dropPrivileges();

// Applies the EXIF orientation, which is lost with the metadata.
const image = new Transformer(input).rotate();
const { width, height, orientation = 1 } = await image.metadata();
const isTurned = orientation >= 5;
const [turnedWidth, turnedHeight] = isTurned ? [height, width] : [width, height];
const whole: ImageCrop = { left: 0, top: 0, width: turnedWidth, height: turnedHeight };
const crop = cropText === '' ? whole : (JSON.parse(cropText) as ImageCrop);
const scale = Math.min(1, outputSide / Math.max(crop.width, crop.height));
const scaled = (length: number) => Math.max(1, Math.round(length * scale));
const [scaledWidth, scaledHeight] = [scaled(turnedWidth), scaled(turnedHeight)];
if (scale < 1)
  image.resize({
    width: scaledWidth,
    height: scaledHeight,
    filter: ResizeFilterType.Lanczos3,
    fit: ResizeFit.Fill,
  });
// The library scales before it crops. Rounding must not move the part beyond the edge.
const [finalWidth, finalHeight] = [
  Math.min(scaled(crop.width), scaledWidth),
  Math.min(scaled(crop.height), scaledHeight),
];
if (crop !== whole)
  image.crop(
    Math.min(Math.round(crop.left * scale), scaledWidth - finalWidth),
    Math.min(Math.round(crop.top * scale), scaledHeight - finalHeight),
    finalWidth,
    finalHeight,
  );

async function encode(): Promise<Buffer> {
  if (type === 'image/png') return image.png();
  if (type === 'image/webp') return image.webp(90);
  return image.jpeg(90);
}

await output.writeFile(await encode());
await output.close();
process.stdout.write(JSON.stringify({ width: finalWidth, height: finalHeight }));
