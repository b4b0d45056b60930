import { holdPeak, LEVELS, levelOf, litSegments, type Peak } from './level-scale.ts';

/** The elements of one channel, found by their `data-part`. */
interface ChannelParts {
  readonly meter: HTMLElement;
  readonly lit: HTMLElement;
  readonly peak: HTMLElement;
  readonly number: HTMLElement;
}

/** Formatters of a level: short for the row, long for screen readers. */
export interface LevelFormat {
  number: (level: number | null) => string;
  full: (level: number | null, peak: number | null) => string;
}

/** Updates one channel outside React: a meter changes sixty times a second and only two styles are affected. */
export interface ChannelPainter {
  /**
   * Paints a frame; `true` while an animation is pending, such as a falling peak or a throttled number. `highest` is the highest
   * sample, by default the level.
   */
  paint: (level: number | null, at: number, highest?: number | null) => boolean;
}

/** Creates the painter of one channel row; numbers are written at most every `everyMs`. */
export function createChannelPainter(
  row: HTMLElement,
  format: LevelFormat,
  everyMs: () => number,
  floor: number = LEVELS.min,
): ChannelPainter {
  const parts = findParts(row);
  let peak: Peak | undefined;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let written: number | null | undefined;
  return {
    paint: (level, at, highest = level) => {
      peak = holdPeak(peak, highest, at, floor);
      const peakLevel = peak ? levelOf(peak, at) : null;
      const lit = litSegments(level, floor);
      const peakSegments = litSegments(peakLevel, floor);
      parts.lit.style.clipPath = `inset(0 ${100 - (lit / LEVELS.segments) * 100}% 0 0)`;
      // The peak mark is in the highest segment reached, and only above the lit ones.
      parts.peak.style.insetInlineStart = `${((peakSegments - 1) / LEVELS.segments) * 100}%`;
      parts.peak.hidden = peakSegments <= lit;
      // The first level after none is written at once.
      if (written !== level && (written === null || at - writtenAt >= everyMs())) {
        writtenAt = at;
        written = level;
        parts.number.textContent = format.number(level);
        parts.meter.setAttribute(
          'aria-valuenow',
          String(Math.min(Math.max(level ?? floor, floor), LEVELS.max)),
        );
        parts.meter.setAttribute('aria-valuetext', format.full(level, peak?.level ?? null));
      }
      return written !== level || peakSegments > lit;
    },
  };
}

function findParts(row: HTMLElement): ChannelParts {
  const find = (part: string) => {
    const found = row.querySelector<HTMLElement>(`[data-part="${part}"]`);
    if (!found) throw new Error(`@unmuted/ui: a level meter lost its ${part}`);
    return found;
  };
  return { meter: find('meter'), lit: find('lit'), peak: find('peak'), number: find('number') };
}
