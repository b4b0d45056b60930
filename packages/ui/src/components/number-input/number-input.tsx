import { type KeyboardEvent, useRef } from 'react';
import { useFieldControl } from '#/components/field/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { MinusIcon, PlusIcon } from '#/components/icons/index.ts';
import { Input, InputGroup, type InputProps } from '#/components/input/index.ts';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useWords } from '#/provider/ui-words.tsx';
import { decimalsOf, type NumberRange } from './number-range.ts';
import { useNumberDraft } from './use-number-draft.ts';

/** Props of {@link NumberInput}: those of an input; all of them, `ref` and `className` reach the `<input>`. */
export interface NumberInputProps
  extends Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'>,
    NumberRange {
  /** The number of a controlled field; `null` when empty. */
  value?: number | null | undefined;
  /** The first number of an uncontrolled field. */
  defaultValue?: number | null | undefined;
  /** Called with each new number within the range, and with `null` when it is emptied. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** What an arrow key adds; Page Up and Page Down add ten of them. Its decimals are those the value may have. Default 1. */
  step?: number | undefined;
  /** Unit at the end side, such as "dBFS"; said with the number. */
  unit?: string | undefined;
  /** Shows buttons that add and subtract a step: where a few steps are the usual change. */
  stepper?: boolean | undefined;
}

/** A number with its unit, read and written as in the reader's language. A form gets it with a point. */
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
    // A form sent by Enter gets what stands there now.
    if (event.key === 'Enter') draft.settle();
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
          draft.settle();
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
      {name === undefined ? null : (
        <input
          type="hidden"
          name={name}
          form={rest.form}
          value={number ?? ''}
          disabled={rest.disabled}
          readOnly={true}
        />
      )}
    </InputGroup>
  );
}

interface StepsProps {
  controls: string | undefined;
  atMin: boolean;
  atMax: boolean;
  onStep: (steps: number) => void;
}

/** Not stops of the keyboard, which has the arrows. */
function Steps({ controls, atMin, atMax, onStep }: StepsProps) {
  const words = useWords('pickers');
  const shared = { size: 'sm', tabIndex: -1, 'aria-controls': controls } as const;
  return (
    <span data-part="steps" className="ui:flex ui:flex-none">
      <IconButton {...shared} aria-label={words.decreaseNumber} disabled={atMin} onClick={() => onStep(-1)}>
        <MinusIcon />
      </IconButton>
      <IconButton {...shared} aria-label={words.increaseNumber} disabled={atMax} onClick={() => onStep(1)}>
        <PlusIcon />
      </IconButton>
    </span>
  );
}

function stepsOf(event: KeyboardEvent): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  return { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
}

/** The keyboard of a phone. Those for numbers have no minus on an iPhone, which only matters where both signs may be. */
function keyboardFor(min: number | undefined, max: number | undefined, decimals: number) {
  const bothSigns = (min === undefined || min < 0) && (max === undefined || max >= 0);
  if (bothSigns) return 'text';
  return decimals > 0 ? 'decimal' : 'numeric';
}
