import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { CheckIcon, MinusIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { ChoiceLabel } from './choice-label.tsx';
import { useChoiceControl } from './use-choice-control.ts';

/** Props of {@link Checkbox}. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** Label, which also toggles the checkbox. Without it pass `aria-label`. */
  label?: ReactNode;
  /** A second line below the label. */
  description?: ReactNode;
  /** Error message below the label: the problem and its fix. Needs a `label`; in a `Field` use its `error`. */
  error?: ReactNode;
  /** Indeterminate: some but not all of the represented items are selected. */
  indeterminate?: boolean | undefined;
}

/** A boolean that takes effect on submit. For an immediate effect use `Switch`. */
export function Checkbox({
  label,
  description,
  error,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(own, ref);
  const choice = useChoiceControl(rest, error);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const box = (
    <span data-part="box" className="ui:relative ui:inline-grid ui:flex-none ui:place-items-center">
      <input
        {...rest}
        {...choice.control}
        id={choice.id}
        ref={merged}
        type="checkbox"
        data-ui="checkbox"
        className={cx(
          'ui:peer ui:relative ui:size-4.5 ui:cursor-pointer ui:rounded-badge ui:border-[1.5px] ui:border-border-strong ui:bg-field',
          'ui:before:absolute ui:before:-inset-1.5 ui:hover:border-fg-subtle ui:coarse:before:-inset-3.75',
          'ui:checked:border-control-on ui:checked:bg-control-on ui:indeterminate:border-control-on ui:indeterminate:bg-control-on',
          'ui:aria-invalid:border-danger-text ui:disabled:border-border ui:disabled:bg-field-disabled ui:checked:disabled:bg-fg-subtle',
          className,
        )}
      />
      <CheckIcon className="ui:pointer-events-none ui:invisible ui:absolute ui:size-3.5 ui:stroke-[2.5px] ui:text-control-thumb ui:peer-checked:visible ui:peer-indeterminate:invisible" />
      {indeterminate ? (
        <MinusIcon className="ui:pointer-events-none ui:invisible ui:absolute ui:size-3.5 ui:stroke-[2.5px] ui:text-control-thumb ui:peer-indeterminate:visible" />
      ) : null}
    </span>
  );
  if (label === undefined) return box;
  return (
    <ChoiceLabel htmlFor={choice.id} label={label} description={description} error={choice.error}>
      {box}
    </ChoiceLabel>
  );
}
