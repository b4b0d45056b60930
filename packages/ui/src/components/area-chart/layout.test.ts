import { expect, it } from 'vitest';
import { ANNOTATION_ROW, headroomOf, placeAnnotations } from './layout.ts';

const day = { from: 0, to: 86_400_000 };
const note = (id: string, at: number) => ({
  id,
  at,
  label: 'Geoblocking changed',
  detail: '9 Sep',
  kind: 'mark' as const,
});

it('places neighbouring labels on both sides and in two rows', () => {
  const notes = placeAnnotations(
    [note('a', 40_000_000), note('b', 41_000_000), note('c', 42_000_000)],
    day,
    500,
  );
  expect(notes.map(({ place }) => place?.row)).toEqual([0, 0, 1]);
  expect(headroomOf(notes)).toBeGreaterThanOrEqual(2 * ANNOTATION_ROW);
});

it('keeps an annotation whose label does not fit', () => {
  const [found] = placeAnnotations([note('a', 40_000_000)], day, 90);
  expect(found).toMatchObject({ id: 'a', place: undefined });
  expect(headroomOf(found ? [found] : [])).toBe(0);
});
