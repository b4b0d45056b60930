import { useLingui } from '@lingui/react/macro';
import { dayOf, rangeText } from '@unmuted/ui/date-range-picker';
import { tagOf } from '#/i18n/locales.ts';
import { useFormats } from '#/i18n/use-formats.ts';

interface Period {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  /** Whether the range ends now, with its last day incomplete. */
  readonly isOpen?: boolean;
}

/** Formats a range as days, or as times if it does not consist of whole days. */
export function usePeriodMessages(): (period: Period) => string {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const word = t({ message: 'to', context: 'between two dates' });
  return ({ from, to, timeZone, isOpen = false }) => {
    const [start, end] = [new Date(from), new Date(to)];
    const isMidnight = (at: Date) => formats.time(at, timeZone) === '00:00';
    const isDay = isMidnight(start) && (isOpen || isMidnight(end));
    if (!isDay) {
      const first = `${formats.date(start, timeZone)} ${formats.time(start, timeZone)}`;
      const last = `${formats.date(end, timeZone)} ${formats.time(end, timeZone)}`;
      return `${first} ${word} ${last}`;
    }
    const days = { from: dayOf(start, timeZone), to: dayOf(new Date(end.getTime() - 1), timeZone) };
    return rangeText(tagOf(i18n.locale), days, word);
  };
}
