import type { ComponentProps } from 'react';
import { cx } from '#/lib/tv.ts';
import { type MeterLevel, meterLevel, meterShare } from './meter-level.ts';

/** A value on a meter that means something, such as where a mail is sent. */
export interface MeterMark {
  /** Where it lies. */
  readonly value: number;
  /** What happens there ("80 %, you get a mail"). */
  readonly label: string;
}

/** Props of {@link MeterBar}; it needs a name, by `aria-label` or `aria-labelledby`. */
export interface MeterBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The amount. */
  value: number;
  /** The limit. */
  max: number;
  /** From here on the limit is near. */
  high?: number | undefined;
  /** The amount in words ("566.1 of 1,000 GB"). */
  valueText: string;
  /** Values that mean something, as thin lines. */
  marks?: readonly MeterMark[] | undefined;
}

const FILLS: Record<MeterLevel, string> = {
  normal: 'ui:bg-control-on',
  near: 'ui:bg-silent-solid',
  reached: 'ui:bg-off-air-solid',
};

/** The bar of a meter alone, for places that say name and number themselves. */
export function MeterBar({ value, max, high, valueText, marks = [], className, ...rest }: MeterBarProps) {
  const level = meterLevel(value, max, high);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn alike everywhere, nor hold marks
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
