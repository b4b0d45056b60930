import { RelativeTime } from '@unmuted/ui/relative-time';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useNow } from '#/lib/use-now.ts';

/** A past time, relative to now and never in the future; the tooltip shows the exact time in the cast's time zone. */
export function TimeAgo({ at }: { at: string }) {
  const { timeZone } = useCastContext();
  const formats = useFormats();
  const date = new Date(at);
  return (
    <RelativeTime
      date={date}
      exact={formats.dateTime(date, timeZone)}
      format="long"
      now={new Date(Math.max(useNow(), date.getTime()))}
    />
  );
}
