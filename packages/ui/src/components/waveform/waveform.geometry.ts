/**
 * Dimensions in pixels. The drawing is not scaled: a wider panel shows more of the past. The origin of x is now,
 * negative in the past; the origin of y is the center line.
 */
export const WAVE = {
  /** Extent of the past and of the empty future. */
  past: 1320,
  future: 168,
  barWidth: 3,
  barStep: 6,
  /** Two units per second: a minute is 120 wide. */
  unitsPerSecond: 2,
  /** Half the height of the now-line, and the position of the ruler. */
  top: -196,
  bottom: 228,
  ruler: 216,
} as const;

/** One bar of the wave. */
export interface WaveBar {
  readonly x: number;
  readonly height: number;
  /** Older bars fade out towards the start. */
  readonly opacity: number;
}

// Three waves without a common period inside the drawing, plus fixed noise: it resembles audio, is
// deterministic, and represents no real stream.
function level(index: number): number {
  const swell = 0.5 + 0.5 * Math.sin(index * 0.142 + 0.6);
  const beat = 0.5 + 0.5 * Math.sin(index * 0.61 + 2.1);
  const grain = Math.abs((Math.sin(index * 12.9898 + 4.1) * 43758.5453) % 1);
  return 0.22 * swell + 0.3 * beat * (0.3 + 0.7 * swell) + 0.48 * grain * (0.4 + 0.6 * swell);
}

/** The bars up to now, oldest first. */
export function waveBars(): readonly WaveBar[] {
  const count = WAVE.past / WAVE.barStep;
  return Array.from({ length: count }, (_, index) => {
    const age = count - 1 - index;
    // The newest bars are lower, as if the sound had just started.
    const fall = 0.55 + 0.45 * Math.min(1, age / 12);
    return {
      x: (index - count) * WAVE.barStep - 4,
      height: Math.round((64 + 296 * level(index)) * fall * 0.5) * 2,
      opacity: Math.min(1, Math.round((0.16 + index * 0.047) * 100) / 100),
    };
  });
}

/** A run of bars is animated together; this many phases make a full cycle. */
const RUN = 16;
export const WAVE_PHASES = 6;

/**
 * The bars by animation phase. Each phase is one compositor layer: animating two hundred bars individually
 * would use a third of the main thread.
 */
export function wavePhases(): readonly (readonly WaveBar[])[] {
  const bars = waveBars();
  return Array.from({ length: WAVE_PHASES }, (_, phase) =>
    bars.filter((_bar, index) => Math.floor(index / RUN) % WAVE_PHASES === phase),
  );
}

/** A mark of the ruler. */
export interface RulerMark {
  readonly x: number;
  /** The instant of a full minute; undefined for minor marks. */
  readonly minute?: Date;
}

const MINUTE_S = 60;
const MARK_S = 6;

/** The ruler marks around now: one every six seconds, full minutes with their instant. */
export function rulerMarks(now: Date): readonly RulerMark[] {
  const nowS = Math.floor(now.getTime() / 1000);
  const firstS = Math.ceil((nowS - WAVE.past / WAVE.unitsPerSecond) / MARK_S) * MARK_S;
  const lastS = nowS + WAVE.future / WAVE.unitsPerSecond;
  const marks: RulerMark[] = [];
  for (let at = firstS; at <= lastS; at += MARK_S) {
    const x = (at - nowS) * WAVE.unitsPerSecond;
    marks.push(at % MINUTE_S === 0 ? { x, minute: new Date(at * 1000) } : { x });
  }
  return marks;
}

/** Positions of the dots in the empty future. */
export function futureDots(): readonly number[] {
  const first = 14;
  return Array.from({ length: Math.ceil((WAVE.future - first) / 12) }, (_, index) => first + index * 12);
}
