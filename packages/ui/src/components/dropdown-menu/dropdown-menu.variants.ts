import { tv } from '#/lib/tv.ts';

export const menuPanel =
  'ui:z-50 ui:max-h-(--radix-dropdown-menu-content-available-height) ui:min-w-55 ui:max-w-[min(calc(100vw-1rem),22rem)] ui:overflow-y-auto ui:overscroll-contain ui:rounded-card ui:border ui:border-float-border ui:bg-float ui:p-1 ui:text-14 ui:text-fg ui:shadow-float ui:outline-none ui:transition-opacity ui:starting:opacity-0';

export const menuItemVariants = tv({
  base: [
    'ui:relative ui:flex ui:min-h-item ui:cursor-pointer ui:items-center ui:gap-2.5 ui:rounded-control ui:px-2.5 ui:py-1.5 ui:select-none',
    'ui:-outline-offset-2 ui:data-highlighted:bg-float-hover',
    'ui:data-disabled:cursor-default ui:data-disabled:text-fg-subtle',
  ],
  variants: {
    tone: {
      default: 'ui:[&>svg]:text-fg-muted',
      danger: 'ui:text-danger-text',
    },
  },
  defaultVariants: { tone: 'default' },
});
