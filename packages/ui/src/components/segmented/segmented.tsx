import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';

/** One choice of a {@link Segmented}. */
export interface SegmentedOption<Value extends string> {
  /** What is chosen. */
  value: Value;
  /** Its words. */
  label: ReactNode;
  /** A picture before the words. */
  icon?: ReactNode;
  /** It cannot be chosen now. */
  disabled?: boolean | undefined;
}

/** Props of {@link Segmented}: those of a `<div>`; a name is required. */
export interface SegmentedProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** What is asked, when no visible text asks it (`aria-labelledby`). */
  'aria-label'?: string | undefined;
  /** Two to five choices. */
  options: readonly SegmentedOption<Value>[];
  /** The chosen value of a controlled group. */
  value?: Value | undefined;
  /** The first value of an uncontrolled group. */
  defaultValue?: Value | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Nothing can be chosen now. */
  disabled?: boolean | undefined;
}

/** One of a few that are all in sight: radio buttons in one bar. Arrow keys move the choice. */
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
  const [chosen, choose] = useControllableState<Value | undefined>({
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
            'ui:relative ui:flex ui:min-h-[calc(var(--ui-control)-6px)] ui:min-w-0 ui:flex-auto ui:cursor-pointer ui:items-center ui:justify-center ui:gap-1.5 ui:rounded-segment ui:px-3 ui:text-center ui:text-13 ui:font-medium ui:text-fg-muted',
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
            checked={chosen === option.value}
            disabled={disabled || option.disabled}
            onChange={() => choose(option.value)}
            className="ui:absolute ui:inset-0 ui:cursor-pointer ui:opacity-0"
          />
          {option.icon}
          <span className="ui:wrap-anywhere" data-part="label">
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
