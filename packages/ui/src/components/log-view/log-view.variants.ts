import { tv } from '#/lib/tv.ts';

/** Height of a display row in pixels. */
export const ROW_HEIGHT = 20;

export const logViewVariants = tv({
  slots: {
    root: 'ui:flex ui:min-w-0 ui:flex-col ui:overflow-hidden ui:rounded-tile ui:border ui:border-border ui:bg-surface-raised ui:text-13 ui:text-fg',
    toolbar: 'ui:flex ui:flex-wrap ui:items-center ui:gap-x-1 ui:gap-y-2 ui:border-b ui:border-border ui:p-2',
    find: 'ui:max-w-120 ui:flex-[1_1_13rem]',
    actions: 'ui:flex ui:items-center ui:gap-1',
    area: 'ui:relative ui:min-h-0 ui:bg-surface-sunken ui:py-1',
    box: 'ui:h-full ui:overflow-auto ui:overscroll-contain ui:bg-surface-sunken ui:font-mono ui:tracking-normal',
    lines: 'ui:relative ui:min-w-full',
    face: 'ui:absolute ui:inset-0 ui:overflow-auto ui:bg-surface-raised ui:p-6',
    jump: 'ui:absolute ui:end-4 ui:bottom-3 ui:shadow-float',
    banner: 'ui:flex ui:flex-wrap ui:items-center ui:gap-2 ui:border-t ui:border-border ui:px-3 ui:py-2',
    foot: 'ui:flex ui:min-h-10 ui:flex-wrap ui:items-center ui:gap-x-3 ui:border-t ui:border-border ui:py-1 ui:ps-3 ui:pe-1 ui:text-fg-muted ui:tabular-nums',
  },
  variants: {
    tone: {
      disconnected: { banner: 'ui:bg-silent-fill' },
      failed: { banner: 'ui:bg-off-air-fill' },
    },
  },
});

export const logLineVariants = tv({
  slots: {
    line: [
      'ui:absolute ui:start-0 ui:flex ui:min-w-full ui:gap-3 ui:ps-3 ui:pe-4 ui:leading-5 ui:text-fg',
      'ui:hover:bg-row-hover ui:focus-visible:z-1 ui:focus-visible:-outline-offset-2',
    ],
    level: 'ui:grid ui:h-5 ui:w-4 ui:flex-none ui:place-items-center ui:[&>svg]:size-3.5 ui:[&>svg]:stroke-2',
    time: 'ui:flex-none ui:text-fg-muted ui:tabular-nums ui:select-none',
    text: '',
  },
  variants: {
    level: {
      info: {},
      warn: { line: 'ui:bg-silent-fill ui:hover:bg-silent-fill', level: 'ui:text-silent-text' },
      error: { line: 'ui:bg-off-air-fill ui:hover:bg-off-air-fill', level: 'ui:text-off-air-text' },
    },
    wrap: {
      // The number of rows is computed from columns, so a line must break at exactly the last column.
      true: {
        line: 'ui:end-0',
        text: 'ui:min-w-0 ui:flex-1 ui:[line-break:anywhere] ui:wrap-anywhere ui:whitespace-break-spaces',
      },
      false: { line: 'ui:w-max', text: 'ui:whitespace-pre' },
    },
    active: { true: { line: 'ui:inset-ring ui:inset-ring-focus' }, false: {} },
  },
});
