import { expect, it } from 'vitest';
import { fitCrop, largestCrop, moveCrop, resizeCrop, viewOf, zoomCrop, zoomOf } from './crop-geometry.ts';

const image = { width: 4000, height: 3000 };
const square = { x: 500, y: 0, width: 3000, height: 3000 };

it('starts with the largest area of the ratio, in the centre', () => {
  expect(largestCrop(image, 1)).toEqual(square);
  expect(largestCrop(image, 16 / 9)).toEqual({ x: 0, y: 375, width: 4000, height: 2250 });
  expect(largestCrop(image, undefined)).toEqual({ x: 0, y: 0, ...image });
});

it('zooms around a point, and never beyond the picture', () => {
  const zoomed = zoomCrop(square, 2, image);
  expect(zoomed).toEqual({ x: 1250, y: 750, width: 1500, height: 1500 });
  expect(zoomOf(zoomed, image)).toBe(2);
  expect(zoomCrop(square, 2, image, { x: 0, y: 0 })).toEqual({ x: 500, y: 0, width: 1500, height: 1500 });
  expect(zoomCrop(zoomed, 0.2, image)).toEqual(square);
  expect(zoomCrop(square, 1000, image).width).toBe(150);
});

it('moves to the edges and no further', () => {
  expect(moveCrop(square, 2000, 50, image)).toEqual({ ...square, x: 1000 });
  expect(moveCrop(square, -2000, 0, image)).toEqual({ ...square, x: 0 });
});

it('fits a foreign area into the picture and the ratio', () => {
  expect(fitCrop({ x: 3900, y: -50, width: 800, height: 100 }, image, 1)).toEqual({
    x: 3200,
    y: 0,
    width: 800,
    height: 800,
  });
  expect(fitCrop({ x: 0, y: 0, width: 9000, height: 20 }, image, undefined)).toEqual({
    x: 0,
    y: 0,
    width: 4000,
    height: 20,
  });
});

it('resizes a free area by one edge, while the others stay', () => {
  expect(resizeCrop(square, { x: 1, y: 0 }, 100, 900, image)).toEqual({ ...square, width: 3100 });
  expect(resizeCrop(square, { x: -1, y: -1 }, 3500, -100, image)).toEqual({
    x: 3484,
    y: 0,
    width: 16,
    height: 3000,
  });
});

it('centres the area in the stage', () => {
  expect(viewOf(square, { width: 400, height: 320 }, 10)).toEqual({ scale: 0.1, x: 0, y: 10 });
});

it('does not change an area that has the ratio already', () => {
  const splash = largestCrop(image, 390 / 844);
  expect(splash.height).toBe(3000);
  expect(fitCrop(splash, image, 390 / 844)).toEqual(splash);
});
