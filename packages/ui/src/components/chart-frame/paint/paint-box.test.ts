import { expect, it } from 'vitest';
import { readHatch } from './paint-box.ts';

it('parses the computed value of the hatching classes', () =>
  expect(
    readHatch(
      'repeating-linear-gradient(135deg, rgb(96, 105, 119) 0px, rgb(96, 105, 119) 1px, rgba(0, 0, 0, 0) 1px, rgba(0, 0, 0, 0) 5px)',
    ),
  ).toEqual({ color: 'rgb(96, 105, 119)', width: 1, step: 5 }));

it.each([['none'], ['linear-gradient(135deg, rgb(0, 0, 0) 0px, rgb(1, 1, 1) 5px)'], ['url("x.png")']])(
  'takes %s for no hatching',
  (image) => expect(readHatch(image)).toBeUndefined(),
);
