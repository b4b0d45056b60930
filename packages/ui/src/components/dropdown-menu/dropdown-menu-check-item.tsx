import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { CheckIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { menuItemVariants } from './dropdown-menu.variants.ts';

/** Props of {@link DropdownMenuCheckItem}: `checked` and `onCheckedChange`. */
export type DropdownMenuCheckItemProps = ComponentProps<typeof Radix.CheckboxItem>;

/** A checkbox item; selecting it keeps the menu open. */
export function DropdownMenuCheckItem({ className, children, ...rest }: DropdownMenuCheckItemProps) {
  return (
    <Radix.CheckboxItem
      onSelect={(event) => event.preventDefault()}
      {...rest}
      className={menuItemVariants({ className: cx('ui:pe-9', className) })}
      data-ui="dropdown-menu-check-item"
    >
      <span className="ui:min-w-0 ui:wrap-anywhere">{children}</span>
      <Radix.ItemIndicator className="ui:absolute ui:end-2.5 ui:text-fg-muted" data-part="indicator">
        <CheckIcon />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}
