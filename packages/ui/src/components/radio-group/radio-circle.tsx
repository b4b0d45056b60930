import type { ComponentProps } from 'react';
import { cx } from '#/lib/tv.ts';
import { useRadioGroup } from './radio-group.context.ts';

/** Props of the radio input. Accepts all `<input>` props; `value` is required. */
export interface RadioCircleProps
  extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'size' | 'children'> {
  /** Value of the option. */
  value: string;
}

/** The native radio input with its dot. */
export function RadioCircle({ value, disabled, onChange, className, ...rest }: RadioCircleProps) {
  const group = useRadioGroup();
  return (
    <span data-part="circle" className="ui:relative ui:inline-grid ui:flex-none ui:place-items-center">
      <input
        form={group.form}
        required={group.required}
        {...rest}
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        disabled={group.disabled || disabled}
        onChange={(event) => {
          onChange?.(event);
          group.choose(value);
        }}
        className={cx(
          'ui:peer ui:relative ui:size-4.5 ui:cursor-pointer ui:rounded-full ui:border-[1.5px] ui:border-border-strong ui:bg-field',
          'ui:before:absolute ui:before:-inset-3 ui:hover:border-fg-subtle ui:checked:border-control-on',
          'ui:group-aria-invalid/radios:border-danger-text ui:disabled:border-border ui:disabled:bg-field-disabled ui:checked:disabled:border-fg-subtle',
          className,
        )}
      />
      {/* A border, because backgrounds are not painted in forced colours. */}
      <span
        data-part="dot"
        className="ui:pointer-events-none ui:invisible ui:absolute ui:rounded-full ui:border-4 ui:border-control-on ui:peer-checked:visible ui:peer-disabled:border-fg-subtle"
      />
    </span>
  );
}
