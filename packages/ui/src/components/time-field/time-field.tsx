import { useId, useRef } from 'react';
import { FormValue } from '#/components/field/form-value.tsx';
import { CircleAlertIcon, ClockIcon } from '#/components/icons/index.ts';
import { Input, InputGroup, type InputProps } from '#/components/input/index.ts';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import type { TimeLimits } from './time-range.ts';
import { DAY_MINUTES, type HourCycle, hourCycleOf, parseTime, timeValue } from './time-text.ts';
import { useTimeDraft } from './use-time-draft.ts';
import { useTimeKeys } from './use-time-keys.ts';

/** Props of {@link TimeField}. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface TimeFieldProps
  extends Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'> {
  /** The controlled time as `HH:mm` of 24 hours, in any locale; `null` when empty. */
  value?: string | null | undefined;
  /** The default time as `HH:mm`. */
  defaultValue?: string | null | undefined;
  /** Called with each accepted time as `HH:mm`, and with `null` when cleared. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Earliest time as `HH:mm`. Later than `max` for a range across midnight. */
  min?: string | undefined;
  /** Latest time as `HH:mm`. */
  max?: string | undefined;
  /** Step in minutes, counted from `min` or midnight; typed times are rounded to it. Default 1. */
  step?: number | undefined;
  /** Shows 12 hours with AM and PM, or 24. Default: as the provider's locale does. */
  hourCycle?: HourCycle | undefined;
}

/**
 * A time of day, typed or changed with the arrow keys, which change the hour, the minute or AM and PM at the caret. One text
 * field that reads as a spin button with the whole time.
 *
 * Not a native `<input type="time">`: it writes times as the browser's language does, not the page's, has no value and no
 * error while incomplete, and on phones ignores `step`, `min` and `max`. Not separate segments for hour and minute: three
 * tab stops and three names for one value, no pasting, and no screen keyboard without editable elements.
 */
export function TimeField({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  hourCycle,
  name,
  onKeyDown,
  onBlur,
  className,
  ref,
  ...rest
}: TimeFieldProps) {
  const { locale } = useUi();
  const cycle = hourCycle ?? hourCycleOf(locale);
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const [current, setCurrent] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const time = current === null ? null : (parseTime(current) ?? null);
  const limits = { min: minutesOf(min), max: minutesOf(max) };
  const setTime = (next: number | null) => setCurrent(next === null ? null : timeValue(next));
  const draft = useTimeDraft({ time, setTime, hourCycle: cycle, step, limits });
  const fixed = rest.disabled || rest.readOnly;
  useFormReset(input, () => draft.set(value === undefined ? toMinutes(defaultValue) : time));
  const handleKey = useTimeKeys({ input, draft, fixed, onKeyDown });
  const hasError = draft.error !== undefined;

  return (
    <>
      <InputGroup>
        <ClockIcon className="ui:text-fg-subtle" />
        <Input
          autoComplete="off"
          inputMode={cycle === 'h12' ? 'text' : 'numeric'}
          spellCheck={false}
          {...rest}
          ref={merged}
          type="text"
          role="spinbutton"
          data-part="time"
          aria-describedby={
            [hasError && errorId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={hasError || rest['aria-invalid']}
          {...valueRange(limits)}
          aria-valuenow={time ?? undefined}
          aria-valuetext={draft.text || undefined}
          value={draft.text}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onKeyDown={handleKey}
          onBlur={(event) => {
            draft.commit();
            onBlur?.(event);
          }}
          className={cx('ui:tabular-nums', className)}
        />
        <FormValue name={name} form={rest.form} values={[current ?? '']} disabled={rest.disabled} />
      </InputGroup>
      <p
        data-part="error"
        id={errorId}
        role="status"
        className="ui:flex ui:min-w-0 ui:gap-1.5 ui:text-13 ui:text-danger-text ui:empty:hidden"
      >
        {hasError ? (
          <>
            <CircleAlertIcon className="ui:mt-0.5" />
            <span className="ui:min-w-0 ui:wrap-anywhere">{draft.error}</span>
          </>
        ) : null}
      </p>
    </>
  );
}

/** A range across midnight has no minimum below its maximum. */
function valueRange({ min = 0, max = DAY_MINUTES - 1 }: TimeLimits) {
  const [lowest, highest] = min <= max ? [min, max] : [0, DAY_MINUTES - 1];
  return { 'aria-valuemin': lowest, 'aria-valuemax': highest };
}

function minutesOf(value: string | undefined): number | undefined {
  return value === undefined ? undefined : parseTime(value);
}

function toMinutes(value: string | null): number | null {
  return value === null ? null : (parseTime(value) ?? null);
}
