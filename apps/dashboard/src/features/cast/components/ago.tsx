import { RelativeTime } from '@unmuted/ui/relative-time';
import { useCastPlace } from '#/features/cast/use-cast.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useNow } from '#/lib/use-now.ts';

/** How long ago something of this cast was; exact in the tooltip. */
export function Ago({ at }: { at: string }) {
  const { timeZone } = useCastPlace();
  const formats = useFormats();
  const date = new Date(at);
  return (
    <RelativeTime
      date={date}
      exact={formats.dateTime(date, timeZone)}
      format="long"
      now={new Date(useNow())}
    />
  );
}
