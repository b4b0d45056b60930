import { Duration } from '@unmuted/ui/quantity';
import { usePresent } from '#/lib/use-now.ts';

/** How long something lasts, as a clock that ticks once a second. */
export function SilenceClock({ since }: { since: string }) {
  const start = Date.parse(since);
  const seconds = usePresent((now) => Math.max(0, Math.floor((now - start) / 1000)));
  return <Duration format="clock" seconds={seconds} />;
}
