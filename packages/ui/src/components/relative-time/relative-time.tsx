import type { ComponentProps } from 'react';
import { dateFormat } from '#/lib/date-format.ts';
import { useTimeZone, useUi } from '#/provider/ui-provider.tsx';
import { relativeParts } from './relative-parts.ts';

/** Props of {@link RelativeTime}. */
export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The time to format. */
  date: Date;
  /** The current time, provided by the caller so that all times on a page update together. */
  now: Date;
  /** Length: "12 minutes ago" or "12 min. ago". */
  format?: 'long' | 'short' | 'narrow' | undefined;
  /** The formatted exact time. Default: by the user's locale. */
  exact?: string | undefined;
  /** Time zone of the exact time; the user's own by default. */
  timeZone?: string | undefined;
}

/** A relative time with the exact time as its title. */
export function RelativeTime({
  date,
  now,
  format = 'short',
  exact,
  timeZone: ownTimeZone,
  ...rest
}: RelativeTimeProps) {
  const { locale } = useUi();
  const timeZone = useTimeZone(ownTimeZone);
  const { amount, unit } = relativeParts(date, now);
  const text = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: format }).format(amount, unit);
  const title =
    exact ?? dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(date);
  return (
    <time data-ui="relative-time" dateTime={date.toISOString()} title={title} {...rest}>
      {text}
    </time>
  );
}
