import { expect, it } from 'vitest';
import { placeCircleLabels } from './circle-labels.ts';

const plot = { width: 300, height: 200 };
const circle = (x: number, y: number, width = 60) => ({ x, y, radius: 8, width });

it('places the label after the circle', () =>
  expect(placeCircleLabels([circle(100, 100)], plot)).toEqual(['after']));
it('places it before the circle at the edge of the map', () =>
  expect(placeCircleLabels([circle(280, 100)], plot)).toEqual(['before']));
it('never covers another circle', () =>
  expect(placeCircleLabels([circle(100, 100), circle(140, 100)], plot)).toEqual(['before', 'after']));
it('drops labels that do not fit, smaller circles first', () =>
  expect(
    placeCircleLabels([circle(150, 100, 130), circle(150, 108, 130), circle(150, 104, 130)], plot),
  ).toEqual(['after', 'before', undefined]));
