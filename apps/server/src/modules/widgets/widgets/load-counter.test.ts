import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoadCounter } from '#/modules/widgets/widgets/load-counter.ts';
import type { WidgetLoad } from '#/modules/widgets/widgets/widget-loads.repository.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function counting() {
  const clock = new TestClock();
  const saved: (readonly WidgetLoad[])[] = [];
  const errors: unknown[] = [];
  const place = { isAway: false };
  const loads = createLoadCounter({
    clock,
    save: async (batch) => {
      if (place.isAway) throw new Error('away');
      saved.push(batch);
    },
    onError: (error) => void errors.push(error),
  });
  return { clock, saved, errors, place, loads };
}

it('writes the accumulated loads every ten seconds in one write, and nothing when there are none', async () => {
  const { clock, saved, loads } = counting();
  const day = clock.now().toISOString().slice(0, 10);
  for (const site of ['https://a.example', 'https://a.example', '']) loads.note('w', site);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(saved).toEqual([
    [
      { widgetId: 'w', day, site: 'https://a.example', loads: 2 },
      { widgetId: 'w', day, site: '', loads: 1 },
    ],
  ]);
});

it('retries failed writes in the next interval', async () => {
  const { saved, errors, place, loads } = counting();
  place.isAway = true;
  loads.note('w', '');
  await loads.flush();
  expect(errors).toHaveLength(1);
  place.isAway = false;
  loads.note('w', '');
  await loads.close();
  expect(saved.flat().map((load) => load.loads)).toEqual([2]);
});

it('counts each widget separately, and resets the site limit daily', async () => {
  const { clock, saved, loads } = counting();
  for (let at = 0; at < 101; at += 1) loads.note('w', `https://${at}.example`);
  clock.advance({ minutes: 24 * 60 });
  loads.note('w', 'https://late.example');
  await loads.close();
  const all = saved.flat();
  expect(all).toHaveLength(102);
  expect(all.filter(({ site }) => site === '')).toHaveLength(1);
  expect(all.at(-1)?.site).toBe('https://late.example');
});
