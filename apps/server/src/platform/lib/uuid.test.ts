import { expect, it } from 'vitest';
import { uuidv7 } from '#/platform/lib/uuid.ts';

it('has the version and variant of RFC 9562', () => {
  expect(uuidv7()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('begins with the time, so that later ids sort later', () => {
  const [early, late] = [uuidv7(new Date(1_000)), uuidv7(new Date(1_001))];
  expect(early.startsWith('00000000-03e8-7')).toBe(true);
  expect(early < late).toBe(true);
});
