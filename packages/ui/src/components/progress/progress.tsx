import { type ComponentProps, type ReactNode, useId } from 'react';
import { formatNumber } from '#/components/quantity/index.ts';
import { cx } from '#/lib/tv.ts';
import { useUi } from '#/provider/ui-provider.tsx';

/** Props of {@link Progress}. */
export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the task ("Uploading aurora-logo.png"). */
  label: string;
  /** Visually hides the label, where it is shown next to the bar. */
  hideLabel?: boolean | undefined;
  /** Progress from 0 to `max`; `null` or undefined when indeterminate. */
  value?: number | null | undefined;
  /** Maximum. Default 100. */
  max?: number | undefined;
  /** Formatted progress ("3:12 of 4:46"). Default: a percentage. */
  valueText?: string | undefined;
  /** One line below the bar. */
  note?: ReactNode;
}

/** Progress of a task or a song. For an amount relative to a limit use a `Meter`. */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  note,
  className,
  ...rest
}: ProgressProps) {
  const { locale } = useUi();
  const labelId = useId();
  const isKnown = value !== undefined && value !== null;
  const share = isKnown && max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const text =
    valueText ?? (isKnown ? formatNumber(locale, Math.floor(share * 100), { unit: 'percent' }) : undefined);
  const naming = hideLabel ? { 'aria-label': label } : { 'aria-labelledby': labelId };
  return (
    <div
      data-state={isKnown ? (share === 1 ? 'complete' : 'moving') : 'unknown'}
      data-ui="progress"
      {...rest}
      className={cx('ui:grid ui:gap-1.5 ui:text-13', className)}
    >
      {hideLabel ? null : (
        <div className="ui:flex ui:items-baseline ui:justify-between ui:gap-3" data-part="head">
          <span className="ui:min-w-0 ui:wrap-anywhere" data-part="label" id={labelId}>
            {label}
          </span>
          <span className="ui:flex-none ui:text-fg-muted ui:tabular-nums" data-part="value">
            {text}
          </span>
        </div>
      )}
      <div
        aria-valuemax={isKnown ? max : undefined}
        aria-valuemin={isKnown ? 0 : undefined}
        aria-valuenow={isKnown ? share * max : undefined}
        aria-valuetext={text}
        {...naming}
        className="ui:relative ui:h-1 ui:overflow-hidden ui:rounded-full ui:bg-fill-hover ui:forced-colors:border"
        data-part="bar"
        role="progressbar"
      >
        {isKnown ? (
          <div
            className={cx(FILL, 'ui:transition-[width]')}
            data-part="fill"
            style={{ width: `${share * 100}%` }}
          />
        ) : (
          // With reduced motion it is static in the middle, which reads as neither empty nor full.
          <div
            className={cx(
              FILL,
              'ui:w-2/5 ui:motion-safe:animate-[ui-travel_1.6s_ease-in-out_infinite] ui:motion-reduce:mx-auto',
            )}
            data-part="fill"
          />
        )}
      </div>
      {note === undefined ? null : (
        <div className="ui:text-12 ui:text-fg-subtle" data-part="note">
          {note}
        </div>
      )}
    </div>
  );
}

const FILL =
  'ui:h-full ui:rounded-full ui:bg-control-on ui:forced-color-adjust-none ui:forced-colors:bg-[Highlight]';
