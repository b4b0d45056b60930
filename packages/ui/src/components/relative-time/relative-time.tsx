import type { ComponentProps } from 'react';
import { dateFormat } from '#/lib/date-format.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { relativeParts } from './relative-parts.ts';

/** Props of {@link RelativeTime}. */
export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The time it is about. */
  date: Date;
  /** The present. The caller keeps it moving, so that all times of a page change together. */
  now: Date;
  /** How much room there is: "12 minutes ago" or "12 min. ago". */
  format?: 'long' | 'short' | 'narrow' | undefined;
  /** The exact time in words; by the reader's locale without one. */
  exact?: string | undefined;
  /** Time zone of the exact time; the reader's own without one. */
  timeZone?: string | undefined;
}

/** How long ago, with the exact time as its title. */
export function RelativeTime({ date, now, format = 'short', exact, timeZone, ...rest }: RelativeTimeProps) {
  const { locale } = useUi();
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
