import { type RefObject, useEffect } from 'react';
import { createChannelPainter, type LevelFormat } from './channel-painter.ts';
import type { LevelSource } from './level-source.ts';

const NUMBER_MS = 200;
const REDUCED_MOTION_MS = 1000;

/** Paints the levels of a source into the rows of a meter, at most once per frame and only on changes. */
export function usePaintedLevels(
  root: RefObject<HTMLElement | null>,
  source: LevelSource,
  format: LevelFormat,
  floor: number,
): void {
  useEffect(() => {
    if (!root.current) return;
    const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    const everyMs = () => (calm?.matches ? REDUCED_MOTION_MS : NUMBER_MS);
    const rows = [...root.current.querySelectorAll<HTMLElement>('[data-part="channel"]')];
    const painters = rows.map((row) => createChannelPainter(row, format, everyMs, floor));
    let frame = 0;
    const paint = (at: number) => {
      frame = 0;
      const levels = source.get();
      const peaks = source.getPeaks?.() ?? levels;
      const moving = painters.map((painter, index) =>
        painter.paint(levels[index] ?? null, at, peaks[index] ?? null),
      );
      if (moving.some(Boolean)) request();
    };
    const request = () => {
      frame ||= requestAnimationFrame(paint);
    };
    paint(performance.now());
    const leave = source.subscribe(request);
    return () => {
      leave();
      cancelAnimationFrame(frame);
    };
  }, [root, source, format, floor]);
}
