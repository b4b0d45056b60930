import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { menuItemVariants } from '#/components/dropdown-menu/dropdown-menu.variants.ts';
import { CheckIcon } from '#/components/icons/index.ts';

/** Props of {@link MenuCheckItem}: `checked` and `onCheckedChange`. */
type MenuCheckItemProps = ComponentProps<typeof Radix.CheckboxItem>;

/** A choice of a menu that can hold beside others; the menu stays open. */
export function MenuCheckItem({ children, ...rest }: MenuCheckItemProps) {
  return (
    <Radix.CheckboxItem
      onSelect={(event) => event.preventDefault()}
      {...rest}
      className={menuItemVariants({ className: 'ui:pe-9' })}
      data-part="menu-check-item"
    >
      <span className="ui:min-w-0 ui:wrap-anywhere">{children}</span>
      <Radix.ItemIndicator className="ui:absolute ui:end-2.5 ui:text-fg-muted" data-part="indicator">
        <CheckIcon />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}
