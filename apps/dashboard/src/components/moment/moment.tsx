import { useFormats } from '#/i18n/use-formats.ts';
import { useNow } from '#/lib/use-now.ts';

const dayMs = 86_400_000;

export interface MomentProps {
  /** A moment as the contract writes it. */
  at: string;
  timeZone?: string | undefined;
}

/** A time of the last 24 hours as the clock shows it, an older one with its date; exact in the tooltip. */
export function Moment({ at, timeZone }: MomentProps) {
  const formats = useFormats();
  const now = useNow(60_000);
  const date = new Date(at);
  const isRecent = now - date.getTime() < dayMs;
  return (
    <time dateTime={at} title={formats.dateTime(date, timeZone)}>
      {isRecent ? formats.time(date, timeZone) : formats.date(date, timeZone)}
    </time>
  );
}

/** How long something has lasted; it grows while one looks. */
export function Age({ at }: MomentProps) {
  const formats = useFormats();
  const seconds = Math.max(0, (useNow() - Date.parse(at)) / 1000);
  // Seconds would only flicker: whole minutes from the first one on, whole hours from the second day on.
  const grain = seconds < 60 ? 1 : seconds < dayMs / 1000 ? 60 : 3600;
  return formats.duration(Math.floor(seconds / grain) * grain);
}
