import { Transformer } from '@napi-rs/image';
import { describe, expect, it } from 'vitest';
import { makeAndroidIcons, makeAppleIcon } from '#/modules/apps/icons/app-icons.ts';
import { decodePng, encodePng } from '#/modules/apps/icons/png.ts';
import { emptyRaster, type Raster, scaleTo } from '#/modules/apps/icons/raster.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

type Pixel = readonly [number, number, number, number];
const pixelOf = ({ width, rgba }: Raster, x: number, y: number) => [
  ...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];
const draw = (side: number, pixel: (x: number, y: number) => Pixel): Raster => {
  const raster = emptyRaster(side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) raster.rgba.set(pixel(x, y), (y * side + x) * 4);
  return raster;
};

/** Every value of each channel, in a pattern for which each filter of PNG pays somewhere. */
const pattern = (x: number, y: number): Pixel => [
  (x * 7) & 255,
  (y * 5) & 255,
  (x * y) & 255,
  x < 20 ? 255 : (x + y) & 255,
];

describe('PNG', () => {
  it('is read as the library reads it, with all filters', async () => {
    const raster = draw(64, pattern);
    const png = await Transformer.fromRgbaPixels(raster.rgba, 64, 64).png();
    expect(decodePng(png)).toEqual(raster);
  });

  it('is written so that the library reads the same pixels', async () => {
    const raster = draw(64, pattern);
    const pixels = await new Transformer(encodePng(raster)).rawPixels();
    expect(Buffer.from(pixels)).toEqual(Buffer.from(raster.rgba));
    const opaque = new Transformer(encodePng(raster, 'opaque'));
    expect((await opaque.rawPixels()).subarray(0, 6)).toEqual(Buffer.from([0, 0, 0, 7, 0, 0]));
  });

  it.each([
    ['text', Buffer.from('no picture at all, but long enough for a header')],
    ['a truncated picture', createPng(32, 32).subarray(0, 60)],
    ['more than 2048 pixels', createPng(2_049, 1)],
  ])('is refused: %s', (_, png) => {
    expect(() => decodePng(png)).toThrow(/^the picture/);
  });
});

it('scales without dark edges between a color and transparency', () => {
  const half = draw(8, (x) => (x < 3 ? [200, 100, 50, 255] : [0, 0, 0, 0]));
  const small = scaleTo(half, 4);
  expect(pixelOf(small, 0, 0)).toEqual([200, 100, 50, 255]);
  expect(pixelOf(small, 1, 2)).toEqual([200, 100, 50, 128]);
  expect(pixelOf(small, 3, 3)).toEqual([0, 0, 0, 0]);
});

describe('the icons of Android', () => {
  const disc = (ground: Pixel) => (x: number, y: number) =>
    Math.hypot(x - 511.5, y - 511.5) < 300 ? ([255, 200, 0, 255] as const) : ground;
  const filled = createPng(1_024, 1_024, { pixel: disc([20, 40, 90, 255]) });
  const clear = createPng(1_024, 1_024, { pixel: disc([0, 0, 0, 0]) });

  it('keep the picture within what launchers never cut off, on its own color', async () => {
    const { background, byDensity, store } = await makeAndroidIcons(filled, '#ff0000');
    expect(background).toBe('#14285a');
    const foreground = decodePng(byDensity.xxxhdpi.foreground);
    expect(foreground.width).toBe(432);
    // 66 of 108 dp are 264 of 432 pixels.
    expect(pixelOf(foreground, 83, 216)).toEqual([0, 0, 0, 0]);
    expect(pixelOf(foreground, 85, 216)).toEqual([20, 40, 90, 255]);
    expect(pixelOf(foreground, 216, 216)).toEqual([255, 200, 0, 255]);
    expect(decodePng(store).width).toBe(512);
  });

  it('are white where the picture differs from its ground', async () => {
    for (const master of [filled, clear]) {
      const { byDensity } = await makeAndroidIcons(master, '#112233');
      for (const icon of [byDensity.xhdpi.monochrome, byDensity.xhdpi.notification]) {
        const raster = decodePng(icon);
        const middle = raster.width / 2;
        expect(pixelOf(raster, middle, middle)).toEqual([255, 255, 255, 255]);
        expect(pixelOf(raster, 0, 0)[3]).toBe(0);
      }
    }
  });

  it('fill a transparent picture with the color of the app, and cut a circle', async () => {
    const { background, byDensity } = await makeAndroidIcons(clear, '#112233');
    expect(background).toBe('#112233');
    const round = decodePng(byDensity.xhdpi.round);
    expect(pixelOf(round, 0, 0)[3]).toBe(0);
    expect(pixelOf(round, 48, 2)).toEqual([0x11, 0x22, 0x33, 255]);
  });
});

it('the icon of the App Store has no transparency', () => {
  const icon = decodePng(
    makeAppleIcon(createPng(1_024, 1_024, { pixel: () => [255, 255, 255, 0] }), '#112233'),
  );
  expect(icon.width).toBe(1_024);
  expect(pixelOf(icon, 5, 5)).toEqual([0x11, 0x22, 0x33, 255]);
});
