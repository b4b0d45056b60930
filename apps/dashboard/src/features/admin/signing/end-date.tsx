import { Plural, Trans } from '@lingui/react/macro';
import { DataTableLines } from '@unmuted/ui/data-table';
import { daysUntil, type EndTone, endTone } from '#/features/admin/signing/credential.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useNow } from '#/lib/use-now.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface EndDateProps {
  at: string;
}

export const endColours: Readonly<Record<EndTone, string>> = {
  ended: 'text-off-air-text',
  urgent: 'text-off-air-text',
  soon: 'text-silent-text',
  later: '',
};

const yearDays = 365.25;
/** From here on, days mean nothing. */
const manyDays = 2 * yearDays;
const hourMs = 3_600_000;

/** The current time for days that are left: the day changes, not the second. */
export const useSigningNow = () => useNow(hourMs);

/** How many days are left, or have passed. */
export function DaysLeft({ at }: EndDateProps) {
  const days = daysUntil(at, useSigningNow());
  if (days < 0) {
    const past = -days;
    return <Plural one="# day ago" other="# days ago" value={past} />;
  }
  if (days >= manyDays) {
    const years = Math.floor(days / yearDays);
    return <Plural one="more than # year left" other="more than # years left" value={years} />;
  }
  return <Plural _0="less than a day left" one="# day left" other="# days left" value={days} />;
}

/** A date on which something ends, coloured by how soon that is. */
export function EndDate({ at }: EndDateProps) {
  const formats = useFormats();
  const timeZone = useTimeZone();
  const tone = endTone(at, useSigningNow());
  return (
    <time
      className={`whitespace-nowrap tabular-nums ${tone === 'later' ? '' : `font-medium ${endColours[tone]}`}`}
      dateTime={at}
    >
      {formats.date(new Date(at), timeZone)}
    </time>
  );
}

/** A date with the days that are left, in two lines. */
export const EndLines = ({ at }: EndDateProps) => (
  <DataTableLines first={<EndDate at={at} />} second={<DaysLeft at={at} />} />
);

/** A date with the days that are left, in one line. */
export const EndLine = ({ at }: EndDateProps) => (
  <Trans>
    <EndDate at={at} />{' '}
    <span className="text-fg-muted">
      (<DaysLeft at={at} />)
    </span>
  </Trans>
);
