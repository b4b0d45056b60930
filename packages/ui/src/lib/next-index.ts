import type { Direction } from '#/provider/ui-provider.tsx';

interface NextIndexOptions {
  /** Which arrow keys move. */
  orientation: 'horizontal' | 'vertical';
  /** Direction of writing: it decides which horizontal arrow goes on. */
  dir: Direction;
}

/**
 * Where a key leads in a row of `count` controls that is one stop of the keyboard: arrows go round, Home and End to the
 * ends. `undefined` when the key does not move.
 */
export function nextIndex(
  key: string,
  index: number,
  count: number,
  { orientation, dir }: NextIndexOptions,
): number | undefined {
  const isHorizontal = orientation === 'horizontal';
  const [before, after] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case isHorizontal ? after : 'ArrowDown':
      return (index + 1) % count;
    case isHorizontal ? before : 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
