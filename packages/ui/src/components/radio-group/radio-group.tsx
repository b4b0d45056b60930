import { type ComponentProps, useId, useMemo, useRef } from 'react';
import { useFieldGroup } from '#/components/field/index.ts';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { RadioGroupContext } from './radio-group.context.ts';

/** Props of {@link RadioGroup}: those of a `<div>`. */
export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** The chosen value of a controlled group; `null` when none is. */
  value?: string | null | undefined;
  /** The first value of an uncontrolled group. */
  defaultValue?: string | null | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Id of a form elsewhere that it belongs to. */
  form?: string | undefined;
  /** Nothing can be chosen now. */
  disabled?: boolean | undefined;
  /** One must be chosen. */
  required?: boolean | undefined;
  /** Side by side as long as there is room. Default: one below the other. */
  inline?: boolean | undefined;
}

/** One of a few, each with its own words: `Radio`s or `RadioCard`s. Inside a `Field` it is named by it. */
export function RadioGroup({
  value,
  defaultValue = null,
  onValueChange,
  name,
  form,
  disabled = false,
  required: ownRequired,
  inline = false,
  className,
  children,
  ref,
  ...rest
}: RadioGroupProps) {
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(own, ref);
  const ownName = useId();
  const { required, ...wiring } = useFieldGroup({ ...rest, required: ownRequired });
  const [chosen, setChosen] = useControllableState<string | null>({
    value,
    defaultValue,
    // It is called with what was chosen, or when the form is reset, with what was chosen first.
    onChange: (next) => next !== null && onValueChange?.(next),
  });
  useFormReset(own, () => {
    if (value === undefined) setChosen(defaultValue);
  });
  const shared = name ?? ownName;
  const state = useMemo(
    () => ({ name: shared, value: chosen, choose: setChosen, disabled, required, form }),
    [shared, chosen, setChosen, disabled, required, form],
  );
  return (
    <div
      role="radiogroup"
      {...rest}
      {...wiring}
      ref={merged}
      aria-required={required}
      aria-disabled={disabled || undefined}
      data-ui="radio-group"
      className={cx(
        'ui:group/radios ui:grid ui:min-w-0 ui:gap-3',
        inline && 'ui:grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]',
        className,
      )}
    >
      <RadioGroupContext value={state}>{children}</RadioGroupContext>
    </div>
  );
}
