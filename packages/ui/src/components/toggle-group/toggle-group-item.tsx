import type { ComponentProps, ReactNode } from 'react';
import { useToggleGroup } from './toggle-group.context.ts';
import { chipVariants } from './toggle-group.variants.ts';

/** Props of {@link ToggleGroupItem}: those of a `<button>`. */
export interface ToggleGroupItemProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** What is pressed. */
  value: string;
  /** How many there are, after the words. */
  count?: ReactNode;
  /** A picture before the words. */
  icon?: ReactNode;
}

/** One button of a group, as a chip. */
export function ToggleGroupItem({
  value,
  count,
  icon,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ToggleGroupItemProps) {
  const { pressed, toggle, disabled: isGroupDisabled } = useToggleGroup();
  const isPressed = pressed.includes(value);
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isGroupDisabled}
      aria-pressed={isPressed}
      data-ui="toggle-group-item"
      data-state={isPressed ? 'on' : 'off'}
      className={chipVariants({ className })}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) toggle(value);
      }}
    >
      {icon}
      <span className="ui:min-w-0 ui:truncate" data-part="name">
        {children}
      </span>
      {count === undefined ? null : (
        <>
          {/* A space between name and count, for who hears them as one. */}{' '}
          <span className="ui:font-normal ui:tabular-nums ui:text-fg-muted" data-part="count">
            {count}
          </span>
        </>
      )}
    </button>
  );
}
