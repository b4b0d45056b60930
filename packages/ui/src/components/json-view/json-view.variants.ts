import { tv } from '#/lib/tv.ts';

export const jsonViewVariants = tv({
  slots: {
    root: 'ui:flex ui:min-w-0 ui:flex-col ui:overflow-hidden ui:rounded-tile ui:border ui:border-border ui:bg-surface-raised ui:text-13 ui:text-fg',
    toolbar: 'ui:flex ui:flex-wrap ui:items-center ui:gap-1 ui:border-b ui:border-border ui:p-2',
    find: 'ui:max-w-120 ui:flex-[1_1_9rem]',
    tree: 'ui:overflow-auto ui:overscroll-contain ui:bg-surface-sunken ui:py-2 ui:font-mono ui:leading-5 ui:tracking-normal',
    foot: 'ui:flex ui:min-h-10 ui:flex-wrap ui:items-center ui:gap-x-1 ui:border-t ui:border-border ui:py-1 ui:ps-3 ui:pe-1',
    copy: 'ui:ms-auto ui:flex ui:flex-none ui:items-center ui:gap-1',
    path: 'ui:min-w-0 ui:flex-[1_1_6rem] ui:truncate ui:font-mono ui:tracking-normal ui:text-fg-muted',
  },
});

export const jsonRowVariants = tv({
  slots: {
    row: [
      'ui:flex ui:w-full ui:min-w-fit ui:cursor-default ui:aria-expanded:cursor-pointer ui:items-start ui:gap-1 ui:ps-[calc(var(--depth)*1.25rem+0.5rem)] ui:pe-4 ui:coarse:min-h-11 ui:coarse:items-center',
      'ui:hover:bg-row-hover ui:focus-visible:-outline-offset-2',
    ],
    chevron: 'ui:grid ui:h-5 ui:w-5 ui:flex-none ui:place-items-center ui:text-fg-muted',
    key: 'ui:flex-none ui:text-fg-muted',
    value: 'ui:min-w-40 ui:flex-1 ui:wrap-anywhere',
    size: 'ui:text-fg-subtle',
    more: 'ui:cursor-pointer ui:font-sans ui:text-accent-text ui:underline ui:underline-offset-2',
  },
  variants: {
    kind: {
      object: {},
      array: {},
      string: { value: 'ui:whitespace-pre-wrap ui:text-live-text' },
      number: { value: 'ui:text-pending-text' },
      boolean: { value: 'ui:text-silent-text' },
      null: { value: 'ui:text-fg-subtle ui:italic' },
    },
    active: { true: { row: 'ui:bg-row-hover' }, false: {} },
  },
});
