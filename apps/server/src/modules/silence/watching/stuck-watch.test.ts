import { expect, it } from 'vitest';
import { createStuckWatch } from './stuck-watch.ts';

const begunAt = new Date('2026-01-05T12:00:00Z');
const after = (seconds: number) => new Date(begunAt.getTime() + seconds * 1_000);
const loop = { lengthS: 4, strength: 0.99 };

it('is stuck since the first window of a loop, until the loop ends or another title begins', () => {
  const watch = createStuckWatch(begunAt, null);
  for (const at of [60, 120, 180]) watch.hear(loop, after(at), 180);
  expect(watch.alarm()).toBeNull();
  watch.hear(loop, after(240), 180);
  watch.hear(loop, after(300), 180);
  expect(watch.alarm()).toEqual(after(60));
  watch.hear(null, after(360), 180);
  expect(watch.alarm()).toBeNull();

  for (const at of [420, 480, 540, 600]) watch.hear(loop, after(at), 180);
  expect(watch.alarm()).toEqual(after(420));
  watch.setLastSong(after(100));
  expect(watch.alarm()).toEqual(after(420));
  watch.setLastSong(after(610));
  expect(watch.alarm()).toBeNull();
});

it('continues an alarm that another server raised', () => {
  const watch = createStuckWatch(begunAt, after(-600));
  watch.hear(loop, after(60), 180);
  expect(watch.alarm()).toEqual(after(-600));
  watch.hear(null, after(120), 180);
  expect(watch.alarm()).toBeNull();
});
