import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleTable, many } from '#/testing/data-table-example.tsx';
import { renderUi } from '#/testing/render.tsx';
import { DataTableSearch } from './data-table-search.tsx';

/** All is 500 pixels high, and the window ends 200 pixels below where boxes begin. */
class Told implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    const size = [{ blockSize: 500, inlineSize: 500 }];
    this.#tell([{ borderBoxSize: size } as unknown as ResizeObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Told);
  vi.stubGlobal('innerHeight', 600);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 360 } as DOMRect);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rows = () => document.querySelectorAll('[data-row]:not([data-row="-1"])');
const toolbar = () => document.querySelector<HTMLElement>('[data-part="toolbar"]');
const frame = () => act(async () => void vi.advanceTimersByTime(16));
const open = (count: number, label: string) =>
  renderUi(exampleTable({ rows: many(count), label, toolbar: <DataTableSearch /> }));

it('draws all at once the first time', () => {
  open(500, 'First');
  expect(rows().length).toBeGreaterThan(5);
  expect(screen.getByRole('searchbox')).toBeVisible();
});

it('draws first what is seen of the rows the next time, and the rest once that is painted', async () => {
  open(500, 'Second').unmount();
  open(500, 'Second');
  // (600 - 360 - 40) / 48, and its part.
  expect(rows()).toHaveLength(5);
  expect(toolbar()?.style.height).toBe('500px');
  expect(screen.queryByRole('searchbox')).toBeNull();
  await frame();
  expect(rows()).toHaveLength(5);
  await frame();
  expect(rows().length).toBeGreaterThan(5);
  expect(toolbar()?.style.height).toBe('');
  expect(screen.getByRole('searchbox')).toBeVisible();
});

it('draws a short list at once, however often', () => {
  open(30, 'Third').unmount();
  open(30, 'Third');
  expect(rows().length).toBeGreaterThan(5);
  expect(screen.getByRole('searchbox')).toBeVisible();
});

it('begins as wide or as narrow as the last one was, and is put right if it is not', () => {
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const marked = vi.spyOn(Element.prototype, 'toggleAttribute');
  const box = () => document.querySelector('[data-part="box"]');
  /** Whether the first box that is measured carries the mark by then. */
  const isMarkedBefore = (label: string) => {
    let isMarked: boolean | undefined;
    marked.mockImplementationOnce(function (this: Element, name, force) {
      isMarked = this.hasAttribute(name);
      if (force) this.setAttribute(name, '');
      else this.removeAttribute(name);
      return force === true;
    });
    open(500, label);
    return isMarked;
  };
  open(500, 'Fourth').unmount();
  width.mockReturnValue(0);
  expect(isMarkedBefore('Fifth')).toBe(true);
  expect(box()).not.toHaveAttribute('data-wide');
});
