import { type ComponentProps, useId, useMemo, useRef } from 'react';
import { useFieldGroup } from '#/components/field/index.ts';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { RadioGroupContext } from './radio-group.context.ts';

/** Props of {@link RadioGroup}. Accepts all `<div>` props. */
export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** The controlled value; `null` when nothing is selected. */
  value?: string | null | undefined;
  /** The default value when uncontrolled. */
  defaultValue?: string | null | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Id of an associated form. */
  form?: string | undefined;
  /** Disables all options. */
  disabled?: boolean | undefined;
  /** A selection is required. */
  required?: boolean | undefined;
  /** Places options side by side where space allows. Default: stacked. */
  inline?: boolean | undefined;
}

/** Single selection from a few labelled options: `Radio`s or `RadioCard`s. A surrounding `Field` labels it. */
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
  const { required, ...fieldProps } = useFieldGroup({ ...rest, required: ownRequired });
  const [selected, setSelected] = useControllableState<string | null>({
    value,
    defaultValue,
    // Called with the selected value, or with the default value on form reset.
    onChange: (next) => next !== null && onValueChange?.(next),
  });
  useFormReset(own, () => {
    if (value === undefined) setSelected(defaultValue);
  });
  const shared = name ?? ownName;
  const state = useMemo(
    () => ({ name: shared, value: selected, choose: setSelected, disabled, required, form }),
    [shared, selected, setSelected, disabled, required, form],
  );
  return (
    <div
      role="radiogroup"
      {...rest}
      {...fieldProps}
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
