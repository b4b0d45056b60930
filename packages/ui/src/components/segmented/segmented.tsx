import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';

/** An option of a {@link Segmented}. */
export interface SegmentedOption<Value extends string> {
  /** Unique value. */
  value: Value;
  /** Label. */
  label: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Disables the option. */
  disabled?: boolean | undefined;
}

/** Props of {@link Segmented}. Accepts all `<div>` props. An accessible name is required. */
export interface SegmentedProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** Accessible name, unless a visible text is referenced (`aria-labelledby`). */
  'aria-label'?: string | undefined;
  /** Two to five options. */
  options: readonly SegmentedOption<Value>[];
  /** The controlled value. */
  value?: Value | undefined;
  /** The default value when uncontrolled. */
  defaultValue?: Value | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Disables every option. */
  disabled?: boolean | undefined;
}

/** A segmented control: radio buttons in one bar, all visible. Arrow keys move the selection. */
export function Segmented<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  disabled = false,
  className,
  ...rest
}: SegmentedProps<Value>) {
  const ownName = useId();
  const [selected, choose] = useControllableState<Value | undefined>({
    value,
    defaultValue,
    onChange: onValueChange as ((value: Value | undefined) => void) | undefined,
  });
  return (
    <div
      role="radiogroup"
      {...rest}
      data-ui="segmented"
      className={cx(
        'ui:inline-flex ui:max-w-full ui:gap-0.5 ui:rounded-tile ui:bg-segment ui:p-[3px]',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          data-part="option"
          className={cx(
            'ui:relative ui:flex ui:coarse:min-w-11 ui:min-h-[calc(var(--ui-control)-6px)] ui:flex-auto ui:cursor-pointer ui:items-center ui:justify-center ui:gap-1.5 ui:rounded-segment ui:px-3 ui:text-center ui:text-13 ui:font-medium ui:text-fg-muted',
            'ui:hover:text-fg ui:has-checked:bg-segment-on ui:has-checked:text-fg ui:has-checked:ring ui:has-checked:ring-segment-ring',
            'ui:has-focus-visible:outline-2 ui:has-focus-visible:outline-offset-2 ui:has-focus-visible:outline-focus',
            'ui:has-disabled:cursor-default ui:has-disabled:text-fg-subtle',
          )}
        >
          <input
            type="radio"
            data-part="input"
            name={name ?? ownName}
            value={option.value}
            checked={selected === option.value}
            disabled={disabled || option.disabled}
            onChange={() => choose(option.value)}
            className="ui:absolute ui:inset-0 ui:cursor-pointer ui:opacity-0 ui:coarse:-inset-y-0.75"
          />
          {option.icon}
          <span className="ui:wrap-break-word" data-part="label">
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
