import type { ComponentProps } from 'react';
import { cx } from '#/lib/tv.ts';
import { type MeterLevel, meterLevel, meterShare } from './meter-level.ts';

/** A labelled threshold, such as the value at which an email is sent. */
export interface MeterMark {
  /** Position of the mark. */
  readonly value: number;
  /** Meaning of the mark ("80 %, you get an email"). */
  readonly label: string;
}

/** Props of {@link MeterBar}; requires a name by `aria-label` or `aria-labelledby`. */
export interface MeterBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The amount. */
  value: number;
  /** The limit. */
  max: number;
  /** Threshold of the `near` level. */
  high?: number | undefined;
  /** Formatted amount ("566.1 of 1,000 GB"). */
  valueText: string;
  /** Thresholds drawn as thin lines. */
  marks?: readonly MeterMark[] | undefined;
}

const FILLS: Record<MeterLevel, string> = {
  normal: 'ui:bg-control-on',
  near: 'ui:bg-silent-solid',
  reached: 'ui:bg-off-air-solid',
};

/** The bar of a meter alone, for contexts that already show name and number. */
export function MeterBar({ value, max, high, valueText, marks = [], className, ...rest }: MeterBarProps) {
  const level = meterLevel(value, max, high);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> cannot be styled consistently or contain marks
    <div
      aria-valuemax={max}
      aria-valuemin={0}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
      data-level={level}
      data-ui="meter-bar"
      role="meter"
      {...rest}
      className={cx(
        'ui:relative ui:h-1.5 ui:w-full ui:rounded-full ui:bg-fill-hover ui:forced-colors:outline',
        className,
      )}
    >
      <div
        className={cx(
          'ui:h-full ui:rounded-full ui:transition-[width] ui:forced-color-adjust-none ui:forced-colors:bg-[Highlight]',
          FILLS[level],
        )}
        data-part="fill"
        style={{ width: `${meterShare(value, max) * 100}%` }}
      />
      {marks.map((mark) => (
        <span
          className="ui:absolute ui:-inset-y-0.5 ui:w-px ui:bg-border-strong ui:forced-color-adjust-none ui:forced-colors:bg-[CanvasText]"
          data-part="mark"
          key={mark.value}
          style={{ insetInlineStart: `${meterShare(mark.value, max) * 100}%` }}
          title={mark.label}
        />
      ))}
    </div>
  );
}
