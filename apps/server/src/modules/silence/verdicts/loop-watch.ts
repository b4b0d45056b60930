import type { Loop } from '#/modules/silence/hearing/loop-detector.ts';

const leastWindows = 3;
const leastS = 180;
/** Between the lengths of one loop in two windows. */
const toleranceS = 0.005;

/**
 * Decides whether a stream is stuck: the same loop in at least three windows within three minutes or `stuckS` seconds, and no other
 * title meanwhile. Electronic music also repeats itself, but not for so long without a change. Returns since when, in seconds of the
 * stream; null if it is not stuck.
 */
export function createLoopWatch(): {
  /** A window of the last seconds. */
  observe: (atS: number, loop: Loop | null, stuckS: number) => number | null;
  /** Another title. */
  restart: () => void;
} {
  let seen: { readonly atS: number; readonly lengthS: number }[] = [];
  return {
    observe(atS, loop, stuckS) {
      if (!loop) seen = [];
      else {
        const { lengthS } = loop;
        const isSame = seen.every((each) => Math.abs(each.lengthS - lengthS) <= toleranceS);
        seen = [...(isSame ? seen : []), { atS, lengthS }];
      }
      const [first] = seen;
      if (!first || seen.length < leastWindows) return null;
      return atS - first.atS >= Math.max(leastS, stuckS) ? first.atS : null;
    },
    restart() {
      seen = [];
    },
  };
}
