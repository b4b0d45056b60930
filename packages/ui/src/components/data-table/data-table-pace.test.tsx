import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cities, exampleTable, many } from '#/testing/data-table-example.tsx';
import { renderUi } from '#/testing/render.tsx';

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['performance', 'setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  }),
);
afterEach(() => vi.useRealTimers());

const rowHeight = 48;
const rowsDrawn = () => document.querySelectorAll('[data-row]:not([data-row="-1"])');
const plainRows = () => document.querySelectorAll('[data-part="plain"]');
const frame = () => act(() => vi.advanceTimersByTime(16));
function scrollBy(rows: number) {
  const box = document.querySelector('[data-part="box"]') as HTMLElement;
  vi.advanceTimersByTime(16);
  box.scrollTop += rows * rowHeight;
  fireEvent.scroll(box);
}
function settle() {
  for (let step = 0; step < 30; step += 1) frame();
}

it('draws a long list by its names first, with a head that the keyboard comes to, and whole in the frames after', () => {
  renderUi(exampleTable({ rows: many(500) }));
  const drawn = rowsDrawn().length;
  expect(drawn).toBeGreaterThan(8);
  expect(plainRows()).toHaveLength(drawn);
  expect(document.querySelector('[data-row="-1"] [tabindex="0"]')).not.toBeNull();
  expect(cities().slice(0, 12)).toEqual(many(12).map(({ city }) => city));
  frame();
  frame();
  expect(plainRows().length).toBeLessThan(drawn);
  expect(rowsDrawn()[1]?.querySelectorAll('[role="gridcell"]').length).toBeGreaterThan(0);
  settle();
  expect(plainRows()).toHaveLength(0);
  expect(rowsDrawn()[11]?.querySelectorAll('[role="gridcell"]').length).toBeGreaterThan(0);
});

it('draws a short list whole at once', () => {
  renderUi(exampleTable({ rows: many(40) }));
  expect(plainRows()).toHaveLength(0);
});

it('draws rows that pass too fast to be read by their names, and whole once they stand', () => {
  renderUi(exampleTable({ rows: many(500) }));
  settle();
  for (let step = 0; step < 10; step += 1) scrollBy(5);
  expect(rowsDrawn().length - plainRows().length).toBeLessThan(4);
  expect(cities()).toContain('City 55');
  settle();
  expect(plainRows()).toHaveLength(0);
  expect(cities()).toContain('City 55');
});

it('keeps the elements of rows that pass, and gives them to those that come', () => {
  renderUi(exampleTable({ rows: many(500) }));
  settle();
  for (let step = 0; step < 10; step += 1) scrollBy(5);
  const passing = [...plainRows()];
  scrollBy(5);
  expect([...plainRows()]).toEqual(passing);
  const places = [...rowsDrawn()].map((row) => Number(row.getAttribute('data-row')));
  expect(new Set(places).size).toBe(places.length);
  expect(Math.max(...places)).toBeGreaterThan(54);
  for (const row of rowsDrawn())
    expect(row).toHaveTextContent(`City ${Number(row.getAttribute('data-row'))}`);
});

it('draws rows whole while they are scrolled slowly, and after one jump', () => {
  renderUi(exampleTable({ rows: many(500) }));
  settle();
  for (let step = 0; step < 30; step += 1) scrollBy(1);
  expect(plainRows()).toHaveLength(0);
  act(() => vi.advanceTimersByTime(200));
  scrollBy(200);
  expect(plainRows()).toHaveLength(0);
});

it('draws a row whole when the keyboard comes to it', () => {
  renderUi(exampleTable({ rows: many(500) }));
  const cellOf = (row: number) => document.querySelector<HTMLElement>(`[data-row="${row}"] [data-stop="0"]`);
  expect(cellOf(0)).toBeNull();
  act(() => cellOf(-1)?.focus());
  for (const row of [0, 1]) {
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(cellOf(row));
  }
  fireEvent.keyDown(document.activeElement as Element, { key: 'PageDown' });
  expect(document.activeElement?.closest('[data-row]')).toHaveAttribute('data-row', '12');
});
