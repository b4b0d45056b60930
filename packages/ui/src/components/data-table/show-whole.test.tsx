import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleTable, many } from '#/testing/data-table-example.tsx';
import { renderUi } from '#/testing/render.tsx';

const asked = vi.fn(() => 300);
const cells = () => [...document.querySelectorAll<HTMLElement>('[role="rowheader"]')];

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(asked);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('tells the whole of a text that is cut off once the pointer stays on it', () => {
  renderUi(exampleTable({ rows: many(5) }));
  const [cell] = cells();
  if (!cell) throw new Error('no cell');
  fireEvent.pointerOver(cell);
  expect(cell.title).toBe('');
  vi.advanceTimersByTime(200);
  expect(cell.title).toBe('City 0');
});

it('asks nothing of cells that only pass below the pointer', () => {
  renderUi(exampleTable({ rows: many(5) }));
  asked.mockClear();
  for (const cell of cells()) {
    fireEvent.pointerOver(cell);
    vi.advanceTimersByTime(16);
  }
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(cells().map(({ title }) => title)).toEqual(['', '', '', '', 'City 4']);
});
