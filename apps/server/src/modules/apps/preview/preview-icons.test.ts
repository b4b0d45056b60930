import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodePng, encodePng } from '#/modules/apps/icons/png.ts';
import { createImageEncoder } from '#/platform/storage/encode-image.ts';
import { makePictures } from './preview-icons.ts';
import { densityNames, iconKindNames, iconSide, type PreviewPictures } from './preview-pictures.ts';
import { plainPng } from './testing/sample-brand.ts';

const encodeImage = createImageEncoder();
let incoming: string;
beforeAll(async () => {
  incoming = await mkdtemp(path.join(tmpdir(), 'studio-pictures-'));
});
afterAll(async () => {
  expect(await readdir(incoming)).toEqual([]);
  await rm(incoming, { recursive: true });
});

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** A picture of 1024 pixels, `color` at each place from -1 to 1. */
function picture(color: (x: number, y: number) => Rgba): Buffer {
  const side = 1024;
  const rgba = new Uint8Array(side * side * 4);
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1)
      rgba.set(color((column / side) * 2 - 1, (row / side) * 2 - 1), (row * side + column) * 4);
  return encodePng({ width: side, height: side, rgba });
}

const red: Rgba = [200, 30, 30, 255];
const white: Rgba = [255, 255, 255, 255];
const clear: Rgba = [0, 0, 0, 0];
const isInDisc = (x: number, y: number) => Math.hypot(x, y) < 0.5;

/** The colour at a place from -1 to 1. */
function at(png: Buffer, x: number, y: number): number[] {
  const { width, rgba } = decodePng(png);
  const place = (part: number) => Math.min(width - 1, Math.floor(((part + 1) / 2) * width));
  const start = (place(y) * width + place(x)) * 4;
  return [...rgba.subarray(start, start + 4)];
}

describe('the pictures of a logo on transparent', () => {
  let pictures: PreviewPictures;
  let background: string;
  beforeAll(async () => {
    const png = picture((x, y) => (isInDisc(x, y) ? red : clear));
    ({ pictures, background } = await makePictures({ encodeImage, incoming }, { png, background: null }));
  });

  it('have the sizes of their kinds and densities', () => {
    for (const kind of iconKindNames)
      for (const density of densityNames) {
        const { width, height } = decodePng(pictures.icons[kind][density]);
        expect([width, height]).toEqual([iconSide(kind, density), iconSide(kind, density)]);
      }
    expect(decodePng(pictures.logo).width).toBe(512);
  });

  it('are white behind the round icon, since the edge is transparent', () => {
    expect(background).toBe('#ffffff');
    const { xxhdpi } = pictures.icons.legacyRound;
    expect(at(xxhdpi, 0, 0)).toEqual(red);
    expect(at(xxhdpi, 0, 0.9)).toEqual(white);
    expect(at(xxhdpi, -1, -1)).toEqual(clear);
  });

  it('keep the logo of the foreground in the safe zone', () => {
    const { xxxhdpi } = pictures.icons.foreground;
    expect(at(xxxhdpi, 0, 0)).toEqual(red);
    // The disc ends at half of 66/108.
    expect(at(xxxhdpi, 0.29, 0)).toEqual(red);
    expect(at(xxxhdpi, 0.32, 0)).toEqual(clear);
  });

  it('are the shape of the logo in white for themes and notifications', () => {
    for (const png of [pictures.icons.monochrome.hdpi, pictures.icons.notification.mdpi]) {
      expect(at(png, 0, 0)).toEqual(white);
      expect(at(png, 0.9, 0.9)).toEqual(clear);
    }
  });

  it('show in white only the shape, and what is drawn on it if it is a plate', async () => {
    const drawnDisc = picture((x, y) => {
      if (!isInDisc(x, y)) return clear;
      return Math.abs(x) < 0.1 ? white : [100 + 100 * x, 30, 100 - 100 * y, 255];
    });
    const made = await makePictures({ encodeImage, incoming }, { png: drawnDisc, background: null });
    const { xxhdpi } = made.pictures.icons.notification;
    expect(at(xxhdpi, 0, 0)).toEqual(white);
    for (const [x, y] of [
      [0.3, 0],
      [-0.3, 0],
      [0.2, 0.2],
      [-0.2, -0.2],
    ] as const)
      expect(at(xxhdpi, x, y)).toEqual(clear);
  });

  it('don’t darken the edges of what is scaled', () => {
    const { rgba } = decodePng(pictures.icons.foreground.mdpi);
    for (let start = 0; start < rgba.length; start += 4)
      if ((rgba[start + 3] ?? 0) > 8) expect(Math.abs((rgba[start] ?? 0) - 200)).toBeLessThan(16);
  });
});

it('takes the colour of the edge as background, and what is drawn on it as shape', async () => {
  const png = picture((x, y) => (isInDisc(x, y) ? white : red));
  const { pictures, background } = await makePictures({ encodeImage, incoming }, { png, background: null });
  expect(background).toBe('#c81e1e');
  expect(at(pictures.icons.legacyRound.mdpi, 0, 0.9)).toEqual(red);
  expect(at(pictures.icons.monochrome.xhdpi, 0, 0)).toEqual(white);
  expect(at(pictures.icons.monochrome.xhdpi, 0.5, 0)).toEqual(clear);
});

it('takes all of a picture of one colour as shape', async () => {
  const png = plainPng(600, '#c81e1e');
  const made = await makePictures({ encodeImage, incoming }, { png, background: '#102030' });
  expect(made.background).toBe('#c81e1e');
  expect(at(made.pictures.icons.monochrome.mdpi, 0, 0)).toEqual(white);
});

it('takes the given background where the edge is transparent', async () => {
  const png = picture((x, y) => (isInDisc(x, y) ? red : clear));
  const made = await makePictures({ encodeImage, incoming }, { png, background: '#102030' });
  expect(made.background).toBe('#102030');
  expect(at(made.pictures.icons.legacyRound.mdpi, 0, 0.9)).toEqual([0x10, 0x20, 0x30, 255]);
});

it.each([
  ['no PNG', Buffer.from('GIF89a'), 'preview.picture_damaged'],
  ['a truncated PNG', plainPng(600, '#c81e1e').subarray(0, -20), 'preview.picture_damaged'],
  ['a PNG with damaged pixels', damaged(), 'preview.picture_damaged'],
  ['a small PNG', plainPng(511, '#c81e1e'), 'preview.picture_unsuitable'],
  ['an oblong PNG', oblong(), 'preview.picture_unsuitable'],
])('refuses %s', async (_what, png, code) => {
  await expect(makePictures({ encodeImage, incoming }, { png, background: null })).rejects.toMatchObject({
    code,
  });
});

function damaged(): Buffer {
  const png = plainPng(600, '#c81e1e');
  png.fill(0xff, 60, 80);
  return png;
}

function oblong(): Buffer {
  return encodePng({ width: 600, height: 601, rgba: new Uint8Array(600 * 601 * 4) });
}
