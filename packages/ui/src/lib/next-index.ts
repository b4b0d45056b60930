import type { Direction } from '#/provider/ui-provider.tsx';

interface NextIndexOptions {
  /** Arrow keys that navigate. */
  orientation: 'horizontal' | 'vertical';
  /** Text direction, which reverses the horizontal arrows. */
  dir: Direction;
}

/**
 * Next index in a row of `count` controls with a single tab stop: arrows wrap around, Home and End go to the ends.
 * `undefined` for other keys.
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
