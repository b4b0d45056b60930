import { tv } from '#/lib/tv.ts';

export const listboxPanel = [
  'ui:z-50 ui:flex ui:max-h-[min(20rem,var(--radix-popper-available-height))] ui:min-w-(--radix-popper-anchor-width) ui:max-w-[min(calc(100vw-1rem),max(26rem,var(--radix-popper-anchor-width)))] ui:flex-col ui:overflow-hidden',
  'ui:rounded-card ui:border ui:border-float-border ui:bg-float ui:text-14 ui:text-fg ui:shadow-float ui:outline-none ui:transition-opacity ui:starting:opacity-0',
];

export const listOptionVariants = tv({
  base: [
    'ui:relative ui:flex ui:min-h-item ui:cursor-pointer ui:items-center ui:gap-2.5 ui:rounded-control ui:px-2.5 ui:py-1.5 ui:select-none',
    'ui:data-[active]:bg-float-hover ui:data-[active=key]:outline-2 ui:data-[active=key]:-outline-offset-2 ui:data-[active=key]:outline-focus',
    'ui:forced-colors:data-[active]:outline-2 ui:forced-colors:data-[active]:-outline-offset-2',
    'ui:aria-disabled:cursor-default ui:aria-disabled:text-fg-subtle',
  ],
});
