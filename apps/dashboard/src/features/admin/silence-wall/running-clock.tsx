import { useFormats } from '#/i18n/use-formats.ts';
import { usePresent } from '#/lib/use-now.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** `00:12:08` since a moment. Only this text renders each second. */
export function RunningClock({ since, className }: { since: string; className?: string }) {
  const formats = useFormats();
  const start = Date.parse(since);
  const seconds = usePresent((now) => Math.max(0, Math.floor((now - start) / 1000)));
  const text = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return (
    <time className={className} dateTime={since} title={formats.dateTime(new Date(start))}>
      {text}
    </time>
  );
}

/** The time of day with seconds. */
export function WallClock({ className }: { className?: string }) {
  const formats = useFormats();
  const now = usePresent((ms) => Math.floor(ms / 1000) * 1000);
  return <span className={className}>{formats.clock(new Date(now))}</span>;
}
