import { autocorrelation } from '#/modules/silence/hearing/autocorrelation.ts';
import type { Pcm } from '#/modules/silence/hearing/meter.ts';

/** A piece of audio that repeats itself exactly, as from a player or an encoder that is stuck. */
export interface Loop {
  /** Seconds of the piece. */
  readonly lengthS: number;
  /** How alike the repetitions are, to 1. Codecs leave at least 0.9; most programmes reach 0.25. */
  readonly strength: number;
}

export interface LoopDetector {
  push(pcm: Pcm): void;
  /** The loop of the last half minute; null for none, or before so much was heard. */
  find(): Loop | null;
}

const windowS = 30;
const shortestS = 0.3;
const longestS = 15;
/** Exact repetitions are also in the low frequencies, which codecs keep best. */
const rateHz = 5_500;
const leastStrength = 0.9;
/** Of steady tones, every delay of whole periods is alike. */
const mostOtherwise = 0.3;
/** -80 dBFS. */
const leastPower = 1e-8;

/** Finds loops of 0.3 to 15 seconds. */
export function createLoopDetector(): LoopDetector {
  let sampleRateHz = 0;
  let step = 1;
  let recent = new Float32Array(0);
  let received = 0;
  let sum = 0;
  let inSum = 0;
  let last = 0;

  function begin(rate: number): void {
    sampleRateHz = rate;
    step = Math.max(1, Math.floor(rate / rateHz));
    recent = new Float32Array(Math.ceil((windowS * rate) / step));
    [received, sum, inSum, last] = [0, 0, 0, 0];
  }

  return {
    push({ sampleRateHz: rate, channels }) {
      if (rate !== sampleRateHz) begin(rate);
      const [left, right = left] = channels;
      for (let at = 0; at < (left?.length ?? 0); at += 1) {
        sum += (left?.[at] ?? 0) + (right?.[at] ?? 0);
        inSum += 1;
        if (inSum < step) continue;
        const value = sum / (2 * step);
        // The difference favours changes over steady bass.
        recent[received % recent.length] = value - last;
        received += 1;
        [last, sum, inSum] = [value, 0, 0];
      }
    },
    find() {
      if (received < recent.length || recent.length === 0) return null;
      const start = received % recent.length;
      const signal = new Float32Array(recent.length);
      signal.set(recent.subarray(start));
      signal.set(recent.subarray(0, start), recent.length - start);
      const perSecond = sampleRateHz / step;
      return loopOf(signal, perSecond);
    },
  };
}

function loopOf(signal: Float32Array, perSecond: number): Loop | null {
  const power = signal.reduce((sum, sample) => sum + sample * sample, 0) / signal.length;
  if (power < leastPower) return null;
  const alike = autocorrelation(signal, Math.round(longestS * perSecond));
  const from = Math.round(shortestS * perSecond);
  const strength = alike.subarray(from).reduce((most, value) => Math.max(most, value), 0);
  if (strength < leastStrength) return null;
  const sizes = alike.subarray(from).map(Math.abs).sort();
  if ((sizes[Math.floor(sizes.length / 2)] ?? 0) > mostOtherwise) return null;
  // Two repetitions are as alike as one: the first peak is the loop.
  let lag = from;
  while ((alike[lag] ?? 0) < 0.95 * strength) lag += 1;
  while ((alike[lag + 1] ?? 0) > (alike[lag] ?? 0)) lag += 1;
  return { lengthS: lag / perSecond, strength };
}
