import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { ChevronRightIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { menuItemVariants, menuPanel } from './dropdown-menu.variants.ts';

/** Props of {@link DropdownMenuSub}: `open`, `defaultOpen`, `onOpenChange`. */
export type DropdownMenuSubProps = ComponentProps<typeof Radix.Sub>;

/** A menu inside a menu, for a choice that belongs to one action, such as "Move to". Renders no element. */
export function DropdownMenuSub(props: DropdownMenuSubProps) {
  return <Radix.Sub {...props} />;
}

/** Props of {@link DropdownMenuSubTrigger}. Accepts all `<div>` props. */
export type DropdownMenuSubTriggerProps = ComponentProps<typeof Radix.SubTrigger>;

/** The item that opens the sub-menu: by pointing at it, by a click, and with Enter or the arrow key towards its chevron. */
export function DropdownMenuSubTrigger({ className, children, ...rest }: DropdownMenuSubTriggerProps) {
  return (
    <Radix.SubTrigger
      {...rest}
      className={menuItemVariants({ className: cx('ui:data-[state=open]:bg-float-hover', className) })}
      data-ui="dropdown-menu-sub-trigger"
    >
      {children}
      <ChevronRightIcon className="ui:ms-auto ui:rtl:-scale-x-100" data-part="chevron" />
    </Radix.SubTrigger>
  );
}

/** Props of {@link DropdownMenuSubContent}. Accepts all `<div>` props. */
export type DropdownMenuSubContentProps = ComponentProps<typeof Radix.SubContent>;

/** The panel beside its trigger. The arrow key away from it and Escape close it. */
export function DropdownMenuSubContent({ className, ...rest }: DropdownMenuSubContentProps) {
  return (
    <Radix.Portal>
      <Radix.SubContent
        // Aligns the first item with the trigger: padding and border of the panel.
        alignOffset={-5}
        collisionPadding={8}
        sideOffset={2}
        {...rest}
        className={cx(menuPanel, className)}
        data-ui="dropdown-menu-sub"
      />
    </Radix.Portal>
  );
}
