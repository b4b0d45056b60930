import { type RefCallback, useCallback, useState } from 'react';

/** Characters of the sample, so that its width is precise. */
export const SAMPLE = '0'.repeat(100);
/** A narrow box still shows some characters a row. */
const MIN_COLUMNS = 10;

/**
 * Number of columns of a monospaced text that fit into an element. Its first child contains {@link SAMPLE}. `undefined`
 * before layout.
 */
export function useTextColumns(): readonly [RefCallback<HTMLElement>, number | undefined] {
  const [columns, setColumns] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    const sample = element?.firstElementChild;
    if (!element || !sample) return;
    const measure = () => {
      const column = sample.getBoundingClientRect().width / SAMPLE.length;
      // The width is 0 where there is no layout, such as in jsdom.
      if (column === 0) return;
      setColumns(Math.max(MIN_COLUMNS, Math.floor(element.getBoundingClientRect().width / column + 0.01)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, columns];
}
