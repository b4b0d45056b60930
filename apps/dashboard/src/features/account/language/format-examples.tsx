import { Trans } from '@lingui/react/macro';
import { type Control, useWatch } from 'react-hook-form';
import type { Preferences } from '#/features/account/shell/form-values.ts';
import { createFormats } from '#/i18n/format.ts';
import { useNow } from '#/lib/use-now.ts';

interface ExampleProps {
  control: Control<Preferences>;
}

/** Shows the current time and UTC offset of the selected zone. */
export function NowInZone({ control }: ExampleProps) {
  const { locale, timezone } = useWatch({ control }) as Preferences;
  const now = new Date(useNow(1000));
  const time = createFormats(locale, { timeZone: timezone }).time(now);
  const offset = offsetOf(timezone, now);
  return (
    <span className="tabular-nums">
      <Trans>
        Now {time}, <bdi>{offset}</bdi>
      </Trans>
    </span>
  );
}

/** Shows the current date and time in the selected formats. */
export function WrittenNow({ control }: ExampleProps) {
  const { locale, timezone, dateFormat } = useWatch({ control }) as Preferences;
  const now = new Date(useNow(1000));
  const example = createFormats(locale, { timeZone: timezone, dateFormat }).dateTime(now);
  return (
    <p className="text-13 text-fg-muted tabular-nums">
      <Trans>
        Example: <bdi className="text-fg">{example}</bdi>
      </Trans>
    </p>
  );
}

/** `UTC+1`, `UTC−3:30`, `UTC`. */
function offsetOf(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace(/^GMT(\+0$)?/, 'UTC').replace('-', '−');
}
