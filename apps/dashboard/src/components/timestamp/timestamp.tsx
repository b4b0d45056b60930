import { useFormats } from '#/i18n/use-formats.ts';
import { usePresent } from '#/lib/use-now.ts';

const dayMs = 86_400_000;

export interface TimestampProps {
  /** ISO 8601 timestamp. */
  at: string;
  timeZone?: string | undefined;
}

/** The time of day if within 24 hours of now, otherwise the date; exact in the tooltip. */
export function Timestamp({ at, timeZone }: TimestampProps) {
  const formats = useFormats();
  const date = new Date(at);
  const isRecent = usePresent((now) => Math.abs(now - date.getTime()) < dayMs);
  return (
    <time className="whitespace-nowrap" dateTime={at} title={formats.dateTime(date, timeZone)}>
      {isRecent ? formats.time(date, timeZone) : formats.date(date, timeZone)}
    </time>
  );
}

/** Live elapsed time; at first it updates every ten seconds. */
export function Age({ at }: TimestampProps) {
  const formats = useFormats();
  const since = Date.parse(at);
  return formats.duration(usePresent((now) => grained(Math.floor(now / 10_000) * 10_000 - since)));
}

/** Live elapsed time with the exact start as its tooltip. */
export function AgeSince({ at, timeZone }: TimestampProps) {
  const formats = useFormats();
  return (
    <time className="whitespace-nowrap" dateTime={at} title={formats.dateTime(new Date(at), timeZone)}>
      <Age at={at} />
    </time>
  );
}

/** Rounds to whole minutes after the first minute and to whole hours after the first day, to avoid flicker. */
function grained(ms: number): number {
  const seconds = Math.max(0, ms / 1000);
  const grain = seconds < 60 ? 1 : seconds < dayMs / 1000 ? 60 : 3600;
  return Math.floor(seconds / grain) * grain;
}
