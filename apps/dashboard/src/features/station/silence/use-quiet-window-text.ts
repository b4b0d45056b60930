import { useLingui } from '@lingui/react/macro';
import type { QuietWindow } from '@unmuted/api';
import { useLevelText } from '#/components/silence/use-level-text.ts';
import { tagOf } from '#/i18n/locales.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Monday, 1 January 2024: weekdays count from it. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Returns a function that names a weekday; 1 is Monday. */
export function useWeekdayName(): (weekday: number) => string {
  const { i18n } = useLingui();
  return (weekday) =>
    new Intl.DateTimeFormat(tagOf(i18n.locale), { weekday: 'short', timeZone: 'UTC' }).format(
      monday + (weekday - 1) * dayMs,
    );
}

/** Returns a function that describes a quiet window, such as `Sun 02:00 to 02:30, maintenance`. */
export function useQuietWindowText(): (window: QuietWindow) => string {
  const { t } = useLingui();
  const formats = useFormats();
  const levelText = useLevelText();
  const weekdayName = useWeekdayName();
  return ({ name, weekdays, date, from, until, talk }) => {
    const days =
      date === null
        ? [...weekdays].sort((one, other) => one - other).map((weekday) => weekdayName(weekday))
        : [formats.date(new Date(`${date}T12:00:00Z`), 'UTC')];
    const list = days.join(', ');
    const when = weekdays.length === 7 ? t`Every day ${from} to ${until}` : t`${list} ${from} to ${until}`;
    const level = talk && levelText(talk.thresholdDb);
    const time = talk && formats.duration(talk.silenceS);
    const profile = talk ? t`${level}, ${time}` : null;
    return [when, name, profile].filter(Boolean).join(', ');
  };
}
