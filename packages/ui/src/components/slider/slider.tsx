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

/** Props of {@link Slider}. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface SliderProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'list'
  > {
  /** The controlled value. */
  value?: number | undefined;
  /** The default value when uncontrolled. Default `min`. */
  defaultValue?: number | undefined;
  /** Called with each new value, also while dragging. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Minimum. Default 0. */
  min?: number | undefined;
  /** Maximum. Default 100. */
  max?: number | undefined;
  /** Step. Default 1. */
  step?: number | undefined;
  /** Unit of the value: an Intl unit (`percent`) or a custom one such as "dBFS". */
  unit?: string | undefined;
  /** Formats the value, also for screen readers. */
  formatValue?: ((value: number) => string) | undefined;
  /** Hides the value at the end, where it is shown nearby. */
  hideValue?: boolean | undefined;
  /** Marked positions with optional labels. */
  marks?: readonly SliderMark[] | undefined;
}

/** A value in a range, where the relative position matters more than the number. For exact values use `NumberInput`. */
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
  const { required: _, ...fieldProps } = useFieldControl(rest);
  const [current, setCurrent] = useControllableState({ value, defaultValue, onChange: onValueChange });
  useFormReset(own, () => {
    if (value === undefined) setCurrent(defaultValue);
  });
  const digits = Math.max(decimalsOf(step), decimalsOf(min));
  const format = formatValue ?? ((number: number) => formatNumber(locale, number, { unit, digits }));
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
            {...fieldProps}
            ref={merged}
            type="range"
            data-ui="slider"
            min={min}
            max={max}
            step={step}
            value={shown}
            aria-valuetext={format(shown)}
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
        <SliderValue
          htmlFor={fieldProps.id}
          text={format(shown)}
          minChars={Math.max(format(min).length, format(max).length)}
          disabled={rest.disabled}
        />
      )}
    </div>
  );
}

interface SliderValueProps {
  htmlFor: string | undefined;
  text: string;
  /** Length of the longest value: reserves its width, so that the track does not resize. */
  minChars: number;
  disabled: boolean | undefined;
}

function SliderValue({ htmlFor, text, minChars, disabled }: SliderValueProps) {
  return (
    <output
      data-part="value"
      htmlFor={htmlFor}
      style={{ minInlineSize: `${minChars}ch` }}
      className={cx(
        'ui:flex ui:h-control ui:flex-none ui:items-center ui:justify-end ui:text-14 ui:whitespace-nowrap ui:tabular-nums',
        disabled ? 'ui:text-fg-subtle' : 'ui:text-fg',
      )}
    >
      {text}
    </output>
  );
}

/** Only the native thumb is styled; track and fill are separate elements, so that all browsers look the same. */
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
