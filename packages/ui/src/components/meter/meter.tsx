import { type ComponentProps, type ReactNode, useId } from 'react';
import { formatNumber, type NumberStyle } from '#/components/quantity/index.ts';
import { StatusIcon } from '#/components/status-pill/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels, useUi } from '#/provider/ui-provider.tsx';
import { MeterBar, type MeterMark } from './meter-bar.tsx';
import { meterLevel } from './meter-level.ts';

/** Props of {@link Meter}. */
export interface MeterProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<NumberStyle, 'unit' | 'digits'> {
  /** Name of the measure ("Transfer this month"). */
  label: string;
  /** Visually hides the label. */
  hideLabel?: boolean | undefined;
  /** The amount, in `unit`; `null` when unknown. */
  value: number | null;
  /** The limit, in `unit`. */
  max: number;
  /** Threshold of the `near` level: changes colour, shape and text. */
  high?: number | undefined;
  /** Thresholds drawn as thin lines on the bar. */
  marks?: readonly MeterMark[] | undefined;
  /** One line below the bar ("about 938 by month end"). */
  note?: ReactNode;
}

/** An amount relative to its limit: name, "566.1 of 1,000 GB", a bar, and a warning near the limit. */
export function Meter({
  label,
  hideLabel = false,
  value,
  max,
  unit,
  digits,
  high,
  marks,
  note,
  className,
  ...rest
}: MeterProps) {
  const { locale } = useUi();
  const labels = useLabels();
  const showingLabels = useLabelGroup('display');
  const labelId = useId();
  const marksId = useId();
  const limit = formatNumber(locale, max, { unit });
  const text =
    value === null ? labels.noData : showingLabels.ofLimit(formatNumber(locale, value, { digits }), limit);
  const level = value === null ? 'normal' : meterLevel(value, max, high);
  return (
    <div
      data-level={level}
      data-ui="meter"
      {...rest}
      className={cx('ui:grid ui:gap-1.5 ui:text-13', className)}
    >
      <div className="ui:flex ui:flex-wrap ui:items-baseline ui:justify-between ui:gap-x-3" data-part="head">
        <span
          className={hideLabel ? 'ui:sr-only' : 'ui:min-w-0 ui:wrap-anywhere'}
          data-part="label"
          id={labelId}
        >
          {label}
        </span>
        <span className="ui:text-fg-muted ui:tabular-nums" data-part="value">
          {text}
        </span>
      </div>
      {value === null ? (
        <div
          className="ui:h-1.5 ui:rounded-full ui:border ui:border-dashed ui:border-border-strong"
          data-part="none"
        />
      ) : (
        <MeterBar
          aria-describedby={marks?.length ? marksId : undefined}
          aria-labelledby={labelId}
          high={high}
          marks={marks}
          max={max}
          value={value}
          valueText={text}
        />
      )}
      {marks?.length ? (
        <VisuallyHidden id={marksId}>{marks.map((mark) => mark.label).join('. ')}</VisuallyHidden>
      ) : null}
      {level === 'normal' && note === undefined ? null : (
        <div
          className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-2 ui:text-12 ui:text-fg-subtle"
          data-part="note"
        >
          {level === 'normal' ? null : <Warning level={level} />}
          {note}
        </div>
      )}
    </div>
  );
}

function Warning({ level }: { level: 'near' | 'reached' }) {
  const labels = useLabelGroup('display');
  return (
    <span
      className={cx(
        'ui:inline-flex ui:items-center ui:gap-1 ui:font-medium',
        level === 'near' ? 'ui:text-silent-text' : 'ui:text-off-air-text',
      )}
      data-part="warning"
    >
      <StatusIcon className="ui:size-3.5" status="failed" />
      {level === 'near' ? labels.nearLimit : labels.atLimit}
    </span>
  );
}
