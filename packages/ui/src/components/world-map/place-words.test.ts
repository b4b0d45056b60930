import { expect, it } from 'vitest';
import { placeWords } from './place-words.ts';

const plot = { width: 300, height: 200 };
const circle = (x: number, y: number, width = 60) => ({ x, y, radius: 8, width });

it('writes after the circle', () => expect(placeWords([circle(100, 100)], plot)).toEqual(['after']));
it('writes before it where the map ends', () =>
  expect(placeWords([circle(280, 100)], plot)).toEqual(['before']));
it('never writes over another circle', () =>
  expect(placeWords([circle(100, 100), circle(140, 100)], plot)).toEqual(['before', 'after']));
it('leaves out words without room, and keeps those of the larger one', () =>
  expect(placeWords([circle(150, 100, 130), circle(150, 108, 130), circle(150, 104, 130)], plot)).toEqual([
    'after',
    'before',
    undefined,
  ]));
