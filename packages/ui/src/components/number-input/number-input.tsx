import { type KeyboardEvent, useRef } from 'react';
import { FormValue } from '#/components/field/form-value.tsx';
import { useFieldControl } from '#/components/field/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { MinusIcon, PlusIcon } from '#/components/icons/index.ts';
import { Input, InputGroup, type InputProps } from '#/components/input/index.ts';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { decimalsOf, type NumberRange } from './number-range.ts';
import { useNumberDraft } from './use-number-draft.ts';

/** Props of {@link NumberInput}. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface NumberInputProps
  extends Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'>,
    NumberRange {
  /** The controlled number; `null` when empty. */
  value?: number | null | undefined;
  /** The default number. */
  defaultValue?: number | null | undefined;
  /** Called with each number within the range, and with `null` when cleared. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Step of the arrow keys; Page Up and Page Down use ten steps. Its decimals limit those of the value. Default 1. */
  step?: number | undefined;
  /** Unit at the end, such as "dBFS"; announced with the number. */
  unit?: string | undefined;
  /** Shows step buttons, for values that usually change by a few steps. */
  stepper?: boolean | undefined;
}

/** A number with a unit, parsed and formatted by locale. The form receives a decimal point. */
export function NumberInput({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  unit,
  stepper = false,
  name,
  onKeyDown,
  onBlur,
  className,
  ref,
  ...rest
}: NumberInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(own, ref);
  const { id } = useFieldControl(rest);
  const [number, setNumber] = useControllableState<number | null>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const decimals = Math.max(decimalsOf(step), min === undefined ? 0 : decimalsOf(min));
  const draft = useNumberDraft({ value: number, setValue: setNumber, decimals, min, max });
  useFormReset(own, () => {
    if (value === undefined) draft.set(defaultValue);
  });
  const fixed = rest.disabled || rest.readOnly;
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || fixed) return;
    // Commit before Enter submits the form.
    if (event.key === 'Enter') draft.commit();
    const steps = stepsOf(event);
    if (steps === undefined) return;
    event.preventDefault();
    draft.add(steps * step);
  };
  return (
    <InputGroup className={stepper ? 'ui:pe-1' : undefined}>
      <Input
        autoComplete="off"
        inputMode={keyboardFor(min, max, decimals)}
        {...rest}
        ref={merged}
        type="text"
        role="spinbutton"
        aria-valuenow={number ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={[draft.text, unit].filter(Boolean).join(' ') || undefined}
        value={draft.text}
        onChange={(event) => draft.type(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={(event) => {
          draft.commit();
          onBlur?.(event);
        }}
        className={cx('ui:tabular-nums', className)}
      />
      {unit === undefined ? null : (
        <span data-part="unit" aria-hidden="true" className="ui:flex-none ui:text-14 ui:text-fg-muted">
          {unit}
        </span>
      )}
      {stepper ? (
        <Steps
          controls={id}
          atMin={fixed || number === min}
          atMax={fixed || number === max}
          onStep={(steps) => draft.add(steps * step)}
        />
      ) : null}
      <FormValue name={name} form={rest.form} values={[String(number ?? '')]} disabled={rest.disabled} />
    </InputGroup>
  );
}

interface StepsProps {
  controls: string | undefined;
  atMin: boolean;
  atMax: boolean;
  onStep: (steps: number) => void;
}

/** Not tab stops: the keyboard has arrow keys. */
function Steps({ controls, atMin, atMax, onStep }: StepsProps) {
  const labels = useLabelGroup('pickers');
  const shared = { size: 'sm', tabIndex: -1, 'aria-controls': controls } as const;
  return (
    <span data-part="steps" className="ui:flex ui:flex-none">
      <IconButton {...shared} aria-label={labels.decreaseNumber} disabled={atMin} onClick={() => onStep(-1)}>
        <MinusIcon />
      </IconButton>
      <IconButton {...shared} aria-label={labels.increaseNumber} disabled={atMax} onClick={() => onStep(1)}>
        <PlusIcon />
      </IconButton>
    </span>
  );
}

function stepsOf(event: KeyboardEvent): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  return { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
}

/** The virtual keyboard. Numeric ones have no minus on iOS, which matters only where both signs are allowed. */
function keyboardFor(min: number | undefined, max: number | undefined, decimals: number) {
  const bothSigns = (min === undefined || min < 0) && (max === undefined || max >= 0);
  if (bothSigns) return 'text';
  return decimals > 0 ? 'decimal' : 'numeric';
}
