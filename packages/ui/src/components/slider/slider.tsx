import { type ComponentProps, useRef } from 'react';
import { useFieldControl } from '#/components/field/index.ts';
import { clamp, decimalsOf, roundTo } from '#/components/number-input/number-range.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { type SliderMark, SliderMarks, sliderPlace } from './slider-marks.tsx';

/** Props of {@link Slider}: those of an `<input>`; all of them, `ref` and `className` reach it. */
export interface SliderProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'list'
  > {
  /** The value of a controlled slider. */
  value?: number | undefined;
  /** The first value of an uncontrolled slider. Default `min`. */
  defaultValue?: number | undefined;
  /** Called with each new value, while the thumb moves too. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Lowest value. Default 0. */
  min?: number | undefined;
  /** Highest value. Default 100. */
  max?: number | undefined;
  /** Distance of two values. Default 1. */
  step?: number | undefined;
  /** Unit of the value: one of Intl's (`percent`) or a word such as "dBFS". */
  unit?: string | undefined;
  /** Writes the value in words of your own, also for readers who hear it. */
  formatValue?: ((value: number) => string) | undefined;
  /** Hides the value at the end side, where it is shown nearby. */
  hideValue?: boolean | undefined;
  /** Places that mean something, with words below where given. */
  marks?: readonly SliderMark[] | undefined;
}

/** A value between two ends, where nearness counts more than the figure. For an exact figure use a `NumberInput`. */
export function Slider({
  value,
  min = 0,
  max = 100,
  step = 1,
  defaultValue = min,
  onValueChange,
  unit,
  formatValue,
  hideValue = false,
  marks = [],
  onChange,
  className,
  ref,
  ...rest
}: SliderProps) {
  const { locale } = useUi();
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(own, ref);
  const { required: _, ...wiring } = useFieldControl(rest);
  const [current, setCurrent] = useControllableState({ value, defaultValue, onChange: onValueChange });
  useFormReset(own, () => {
    if (value === undefined) setCurrent(defaultValue);
  });
  const digits = Math.max(decimalsOf(step), decimalsOf(min));
  const write = formatValue ?? ((number: number) => formatNumber(locale, number, { unit, digits }));
  const shown = clamp(current, { min, max });
  return (
    <div data-part="slider" className="ui:flex ui:min-w-0 ui:items-start ui:gap-4">
      <div data-part="rail" className="ui:min-w-0 ui:flex-1">
        <div data-part="line" className="ui:relative ui:flex ui:h-control ui:items-center">
          <span
            data-part="track"
            className="ui:pointer-events-none ui:absolute ui:inset-x-0 ui:h-1 ui:rounded-full ui:bg-border-strong ui:forced-colors:border"
          />
          <span
            data-part="fill"
            style={{ inlineSize: sliderPlace(shown, min, max) }}
            className={cx(
              'ui:pointer-events-none ui:absolute ui:start-0 ui:h-1 ui:rounded-full ui:forced-colors:border-2',
              rest.disabled ? 'ui:bg-fg-subtle' : 'ui:bg-control-on',
            )}
          />
          <SliderMarks marks={marks} min={min} max={max} part="ticks" />
          <input
            {...rest}
            {...wiring}
            ref={merged}
            type="range"
            data-ui="slider"
            min={min}
            max={max}
            step={step}
            value={shown}
            aria-valuetext={write(shown)}
            onChange={(event) => {
              onChange?.(event);
              setCurrent(roundTo(event.currentTarget.valueAsNumber, digits));
            }}
            className={cx(sliderInput, className)}
          />
        </div>
        <SliderMarks marks={marks} min={min} max={max} part="labels" />
      </div>
      {hideValue ? null : (
        <output
          data-part="value"
          htmlFor={wiring.id}
          // What the longest value needs, so that the track keeps its length.
          style={{ minInlineSize: `${Math.max(write(min).length, write(max).length)}ch` }}
          className={cx(
            'ui:flex ui:h-control ui:flex-none ui:items-center ui:justify-end ui:text-14 ui:whitespace-nowrap ui:tabular-nums',
            rest.disabled ? 'ui:text-fg-subtle' : 'ui:text-fg',
          )}
        >
          {write(shown)}
        </output>
      )}
    </div>
  );
}

/** Only the thumb is painted: track and fill lie below, so that both engines look alike. */
const sliderInput = cx(
  'ui:relative ui:h-full ui:w-full ui:min-w-0 ui:cursor-pointer ui:touch-pan-y ui:outline-none ui:disabled:cursor-default',
  'ui:[&::-webkit-slider-thumb]:size-5 ui:[&::-webkit-slider-thumb]:appearance-none ui:[&::-webkit-slider-thumb]:rounded-full ui:[&::-webkit-slider-thumb]:border-2 ui:[&::-webkit-slider-thumb]:border-control-on ui:[&::-webkit-slider-thumb]:bg-field',
  'ui:[&::-moz-range-thumb]:box-border ui:[&::-moz-range-thumb]:size-5 ui:[&::-moz-range-thumb]:rounded-full ui:[&::-moz-range-thumb]:border-2 ui:[&::-moz-range-thumb]:border-control-on ui:[&::-moz-range-thumb]:bg-field',
  'ui:hover:[&::-webkit-slider-thumb]:bg-fill-hover ui:hover:[&::-moz-range-thumb]:bg-fill-hover',
  'ui:focus-visible:[&::-webkit-slider-thumb]:outline-2 ui:focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 ui:focus-visible:[&::-webkit-slider-thumb]:outline-focus',
  'ui:focus-visible:[&::-moz-range-thumb]:outline-2 ui:focus-visible:[&::-moz-range-thumb]:outline-offset-2 ui:focus-visible:[&::-moz-range-thumb]:outline-focus',
  'ui:aria-invalid:[&::-webkit-slider-thumb]:border-danger-text ui:aria-invalid:[&::-moz-range-thumb]:border-danger-text',
  'ui:disabled:[&::-webkit-slider-thumb]:border-fg-subtle ui:disabled:[&::-webkit-slider-thumb]:bg-field-disabled ui:disabled:[&::-moz-range-thumb]:border-fg-subtle ui:disabled:[&::-moz-range-thumb]:bg-field-disabled',
);
