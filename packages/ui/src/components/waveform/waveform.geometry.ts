/**
 * Sizes of the drawing in pixels. It is not scaled: a larger panel shows more of the past. The origin of x is
 * now, negative in the past; the origin of y is the middle line.
 */
export const WAVE = {
  /** How far the past and the empty future reach. */
  past: 1320,
  future: 168,
  barWidth: 3,
  barStep: 6,
  /** Two units a second, so that a minute is 120 wide. */
  unitsPerSecond: 2,
  /** Half the height of the now-line, and where the ruler lies. */
  top: -196,
  bottom: 228,
  ruler: 216,
} as const;

/** One bar of the wave. */
export interface WaveBar {
  readonly x: number;
  readonly height: number;
  /** Older bars fade out towards the start edge. */
  readonly opacity: number;
}

// Three waves that never meet again within the drawing, plus a fixed grain: it looks like sound, is the
// same at every load, and says nothing about any real stream.
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
    // The newest bars fall away a little: the sound has just been made.
    const fall = 0.55 + 0.45 * Math.min(1, age / 12);
    return {
      x: (index - count) * WAVE.barStep - 4,
      height: Math.round((64 + 296 * level(index)) * fall * 0.5) * 2,
      opacity: Math.min(1, Math.round((0.16 + index * 0.047) * 100) / 100),
    };
  });
}

/** A run of bars breathes as one; so many runs make a whole cycle, after which the wave has travelled on. */
const RUN = 16;
export const WAVE_PHASES = 6;

/**
 * The bars by the phase of their movement. Each phase becomes one layer that the compositor moves by itself:
 * two hundred bars that move one by one would keep the main thread busy for a third of its time.
 */
export function wavePhases(): readonly (readonly WaveBar[])[] {
  const bars = waveBars();
  return Array.from({ length: WAVE_PHASES }, (_, phase) =>
    bars.filter((_bar, index) => Math.floor(index / RUN) % WAVE_PHASES === phase),
  );
}

/** A mark of the ruler under the wave. */
export interface RulerMark {
  readonly x: number;
  /** The instant of a full minute; smaller marks have none. */
  readonly minute?: Date;
}

const MINUTE_S = 60;
const MARK_S = 6;

/** The marks around now: one each six seconds, the full minutes with their instant. */
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

/** The dots of the empty future. */
export function futureDots(): readonly number[] {
  const first = 14;
  return Array.from({ length: Math.ceil((WAVE.future - first) / 12) }, (_, index) => first + index * 12);
}
