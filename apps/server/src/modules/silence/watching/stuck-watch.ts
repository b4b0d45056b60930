import type { Loop } from '#/modules/silence/hearing/loop-detector.ts';
import { createLoopWatch } from '#/modules/silence/verdicts/loop-watch.ts';

/** Tells since when a station has been stuck in a loop. `openSince`: of an alarm that was raised before. */
export function createStuckWatch(begunAt: Date, openSince: Date | null) {
  const watch = createLoopWatch();
  let since = openSince;
  let lastSong: Date | null = null;
  const restart = (): void => {
    watch.restart();
    since = null;
  };
  return {
    restart,
    /** Another title: the station is not stuck. */
    setLastSong(at: Date | null): void {
      if (lastSong !== null && at !== null && at > lastSong) restart();
      lastSong = at;
    },
    hear(loop: Loop | null, now: Date, stuckS: number): void {
      const atS = watch.observe((now.getTime() - begunAt.getTime()) / 1_000, loop, stuckS);
      if (atS !== null) since ??= new Date(begunAt.getTime() + atS * 1_000);
      else if (!loop) since = null;
    },
    alarm: (): Date | null => since,
  };
}
