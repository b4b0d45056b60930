import { open, readFile } from 'node:fs/promises';
import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { dropPrivileges } from '#/platform/processes/child-account.ts';

// A separate process: a decoder that crashes, hangs or needs hundreds of megabytes must not affect the server.

const [source = '', target = '', type = '', side = '0'] = process.argv.slice(2);
const outputSide = Number(side);

const input = await readFile(source);
const output = await open(target, 'wx', 0o600);
// The decoder gets bytes of strangers.
dropPrivileges();

// Applies the EXIF orientation, which is lost with the metadata.
const image = new Transformer(input).rotate();
const { width, height, orientation = 1 } = await image.metadata();
const isTurned = orientation >= 5;
const scale = Math.min(1, outputSide / Math.max(width, height));
const [outputWidth, outputHeight] = [width, height].map((length) => Math.max(1, Math.round(length * scale)));
const [finalWidth = 1, finalHeight = 1] = isTurned
  ? [outputHeight, outputWidth]
  : [outputWidth, outputHeight];
if (scale < 1)
  image.resize({
    width: finalWidth,
    height: finalHeight,
    filter: ResizeFilterType.Lanczos3,
    fit: ResizeFit.Fill,
  });

async function encode(): Promise<Buffer> {
  if (type === 'image/png') return image.png();
  if (type === 'image/webp') return image.webp(90);
  return image.jpeg(90);
}

await output.writeFile(await encode());
await output.close();
process.stdout.write(JSON.stringify({ width: finalWidth, height: finalHeight }));
