import type { ComponentProps } from 'react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { clockText, durationLongText, durationParts, isoDuration } from './format-duration.ts';
import { formatNumber } from './format-number.ts';
import { Unknown } from './unknown.tsx';

/** Props of {@link Duration}. */
export interface DurationProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** Seconds; `null` when unknown. */
  seconds: number | null;
  /** `short` is "1 h 23 min", `clock` is "1:23:05". Default `short`. */
  format?: 'short' | 'clock' | undefined;
}

/** A duration in its two largest units, with a long form for screen readers. */
export function Duration({ seconds, format = 'short', className, ...rest }: DurationProps) {
  const { locale } = useUi();
  return (
    <time
      data-ui="duration"
      {...rest}
      dateTime={seconds === null ? undefined : isoDuration(seconds)}
      className={cx('ui:tabular-nums', className)}
    >
      {seconds === null ? (
        <Unknown />
      ) : (
        <>
          <span aria-hidden="true" data-part="shown">
            {format === 'clock' ? clockText(seconds) : <Short seconds={seconds} />}
          </span>
          <VisuallyHidden>{durationLongText(locale, seconds)}</VisuallyHidden>
        </>
      )}
    </time>
  );
}

function Short({ seconds }: { seconds: number }) {
  const { locale } = useUi();
  const labels = useLabelGroup('display');
  const write = { day: labels.days, hour: labels.hours, minute: labels.minutes, second: labels.seconds };
  return durationParts(seconds)
    .map(({ unit, amount }) => write[unit](formatNumber(locale, amount)).replaceAll(' ', '\u00a0'))
    .join(' ');
}
