import { useMemo } from 'react';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import {
  fitRange,
  isSameRange,
  panRange,
  type RangeLimits,
  type TimeRange,
  zoomRange,
} from './level-range.ts';

/** A zoomed chart shows at least this many samples. */
const MIN_SAMPLES = 20;
/** Scale of one step of the zoom. */
const ZOOM = 0.5;

interface LevelRangeOptions {
  /** The whole period. */
  whole: TimeRange;
  stepMs: number;
  value: TimeRange | undefined;
  defaultValue: TimeRange | undefined;
  onChange: ((range: TimeRange) => void) | undefined;
}

/** The visible period, and the ways to change it. */
export interface LevelZoom {
  readonly range: TimeRange;
  readonly isWhole: boolean;
  /** Whether the period cannot be shorter. */
  readonly isShortest: boolean;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** Zooms around an instant; by one step unless a factor is given. */
  zoom: (direction: 'in' | 'out', at?: number, factor?: number) => void;
  /** Moves by a share of the visible period: negative is earlier. */
  pan: (share: number) => void;
  show: (range: TimeRange) => void;
  reset: () => void;
}

/** State of the zoom. Without zoom the chart follows the period of its data. */
export function useLevelRange({
  whole,
  stepMs,
  value,
  defaultValue,
  onChange,
}: LevelRangeOptions): LevelZoom {
  const limits = useMemo((): RangeLimits => {
    return { ...whole, stepMs, minMs: MIN_SAMPLES * stepMs };
  }, [whole, stepMs]);
  // `null` follows the whole period, also when new data extends it.
  const [stored, store] = useControllableState<TimeRange | null>({
    value,
    defaultValue: defaultValue ?? null,
    onChange: (next) => onChange?.(next ?? whole),
  });
  return useMemo(() => {
    const range = stored ? fitRange(stored, limits) : whole;
    const show = (wanted: TimeRange) => {
      const next = fitRange(wanted, limits);
      if (isSameRange(next, range)) return;
      store(isSameRange(next, whole) ? null : next);
    };
    return {
      range,
      isWhole: isSameRange(range, whole),
      isShortest: range.to - range.from <= limits.minMs,
      isAtStart: range.from <= whole.from,
      isAtEnd: range.to >= whole.to,
      zoom: (direction, at = (range.from + range.to) / 2, factor = ZOOM) =>
        show(zoomRange(range, direction === 'in' ? factor : 1 / factor, at, limits)),
      pan: (share) => show(panRange(range, share * (range.to - range.from), limits)),
      show,
      reset: () => show(whole),
    };
  }, [stored, limits, whole, store]);
}
