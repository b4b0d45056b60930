import type { ComponentProps, ReactNode } from 'react';
import { ChoiceLabel } from '#/components/checkbox/choice-label.tsx';
import { useChoiceControl } from '#/components/checkbox/use-choice-control.ts';
import { cx } from '#/lib/tv.ts';

/** Props of {@link Switch}. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size' | 'children'> {
  /** Label, which also toggles the switch. Without it pass `aria-label`. */
  label?: ReactNode;
  /** A second line below the label. */
  description?: ReactNode;
  /** Error message below the label, such as why a change failed. Needs a `label`; in a `Field` use its `error`. */
  error?: ReactNode;
}

/** An on/off control with immediate effect. For a choice that is saved with a form use `Checkbox`. */
export function Switch({ label, description, error, className, ...rest }: SwitchProps) {
  const choice = useChoiceControl(rest, error);
  const control = (
    <input
      {...rest}
      {...choice.control}
      id={choice.id}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state, also as a switch
      role="switch"
      data-ui="switch"
      className={cx(
        'ui:relative ui:h-5 ui:w-9 ui:flex-none ui:cursor-pointer ui:rounded-full ui:bg-border-strong',
        'ui:after:absolute ui:after:-inset-x-0.5 ui:after:-inset-y-2.5 ui:coarse:after:-inset-x-1 ui:coarse:after:-inset-y-3',
        'ui:before:absolute ui:before:start-0.5 ui:before:top-0.5 ui:before:size-4 ui:before:rounded-full ui:before:bg-switch-thumb ui:before:transition-transform',
        'ui:checked:bg-control-on ui:checked:before:translate-x-4 ui:checked:before:bg-control-thumb ui:rtl:checked:before:-translate-x-4',
        'ui:disabled:opacity-50',
        className,
      )}
    />
  );
  if (label === undefined) return control;
  return (
    <ChoiceLabel htmlFor={choice.id} label={label} description={description} error={choice.error}>
      {control}
    </ChoiceLabel>
  );
}
