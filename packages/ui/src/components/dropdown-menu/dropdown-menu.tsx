import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { CheckIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { setOrigin } from '#/lib/use-return-focus.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { menuItemVariants, menuPanel } from './dropdown-menu.variants.ts';

/** Props of {@link DropdownMenu}: `open`, `defaultOpen`, `onOpenChange`. */
export type DropdownMenuProps = Omit<ComponentProps<typeof Radix.Root>, 'modal' | 'dir'>;

/**
 * A menu of actions. Renders no element. It is never modal: the page stays scrollable, and no style element is injected,
 * which a strict content security policy would block.
 */
export function DropdownMenu(props: DropdownMenuProps) {
  const { dir } = useUi();
  return <Radix.Root {...props} dir={dir} modal={false} />;
}

/** Props of {@link DropdownMenuTrigger}. Accepts all `<button>` props and `asChild`. */
export type DropdownMenuTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** Opens the menu; use `asChild` around a `Button`. */
export function DropdownMenuTrigger(props: DropdownMenuTriggerProps) {
  return <Radix.Trigger data-ui="dropdown-menu-trigger" {...props} />;
}

/** Props of {@link DropdownMenuContent}, such as `align` and `side`. */
export type DropdownMenuContentProps = ComponentProps<typeof Radix.Content>;

/** The panel. Supports arrow keys, Home, End and typeahead; Escape closes it. */
export function DropdownMenuContent(props: DropdownMenuContentProps) {
  return (
    <Radix.Portal>
      <Panel {...props} />
    </Radix.Portal>
  );
}

// A separate component, mounted only while the menu is open.
function Panel({ className, ref, ...rest }: DropdownMenuContentProps) {
  const panel = useRef<HTMLDivElement>(null);
  // A dialog opened from an item returns focus to the menu's button, which Safari and Radix don't focus when it is pressed.
  useLayoutEffect(() => {
    const button = panel.current?.getAttribute('aria-labelledby');
    return setOrigin((button ? document.getElementById(button) : null) ?? document.activeElement);
  }, []);
  return (
    <Radix.Content
      align="end"
      sideOffset={4}
      collisionPadding={8}
      {...rest}
      ref={useMergedRefs(ref, panel)}
      data-ui="dropdown-menu"
      className={cx(menuPanel, className)}
    />
  );
}

/** Props of {@link DropdownMenuItem}, including `onSelect` and `asChild`. */
export interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item> {
  /** `danger` for destructive actions, which come last and name their effect. */
  tone?: 'default' | 'danger' | undefined;
}

/** One action. Use `asChild` around a link for navigation. */
export function DropdownMenuItem({ tone, className, ...rest }: DropdownMenuItemProps) {
  return (
    <Radix.Item {...rest} data-ui="dropdown-menu-item" className={menuItemVariants({ tone, className })} />
  );
}

/** Props of {@link DropdownMenuRadioGroup}: `value` and `onValueChange`. */
export type DropdownMenuRadioGroupProps = ComponentProps<typeof Radix.RadioGroup>;

/** A group of mutually exclusive items, such as languages. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  return <Radix.RadioGroup {...props} data-ui="dropdown-menu-radio-group" />;
}

/** Props of {@link DropdownMenuRadioItem}; `value` is required. */
export type DropdownMenuRadioItemProps = ComponentProps<typeof Radix.RadioItem>;

/** One item of a radio group; the selected one has a check mark at the end. */
export function DropdownMenuRadioItem({ className, children, ...rest }: DropdownMenuRadioItemProps) {
  return (
    <Radix.RadioItem
      {...rest}
      data-ui="dropdown-menu-radio-item"
      className={menuItemVariants({ className: cx('ui:pe-9', className) })}
    >
      {children}
      <Radix.ItemIndicator data-part="indicator" className="ui:absolute ui:end-2.5 ui:text-fg-muted">
        <CheckIcon />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

/** Props of {@link DropdownMenuLabel}. Accepts all `<div>` props. */
export type DropdownMenuLabelProps = ComponentProps<typeof Radix.Label>;

/** Label of the items below it. */
export function DropdownMenuLabel({ className, ...rest }: DropdownMenuLabelProps) {
  return (
    <Radix.Label
      {...rest}
      data-ui="dropdown-menu-label"
      className={cx('ui:px-2.5 ui:pt-2 ui:pb-1 ui:text-12 ui:font-medium ui:text-fg-subtle', className)}
    />
  );
}

/** Props of {@link DropdownMenuSeparator}. Accepts all `<div>` props. */
export type DropdownMenuSeparatorProps = ComponentProps<typeof Radix.Separator>;

/** A divider between groups. */
export function DropdownMenuSeparator({ className, ...rest }: DropdownMenuSeparatorProps) {
  return (
    <Radix.Separator
      {...rest}
      data-ui="dropdown-menu-separator"
      className={cx('ui:-mx-1 ui:my-1 ui:h-px ui:bg-float-border', className)}
    />
  );
}
