import type { ComponentProps, ReactNode } from 'react';
import { useToggleGroup } from './toggle-group.context.ts';
import { chipVariants } from './toggle-group.variants.ts';

/** Props of {@link ToggleGroupItem}. Accepts all `<button>` props. */
export interface ToggleGroupItemProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** Value of the button. */
  value: string;
  /** Count after the label. */
  count?: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
}

/** A toggle button of a group. */
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
          {/* Space between the name and the count, so that screen readers separate them. */}{' '}
          <span className="ui:font-normal ui:tabular-nums ui:text-fg-muted" data-part="count">
            {count}
          </span>
        </>
      )}
    </button>
  );
}
