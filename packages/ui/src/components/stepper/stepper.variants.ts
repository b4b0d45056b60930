import { tv } from '#/lib/tv.ts';

/** Classes of a stepper. It follows the width of its container, not that of the window. */
export const stepperVariants = tv({
  slots: {
    root: 'ui:@container ui:min-w-0 ui:text-14 ui:text-fg',
    summary: 'ui:mb-3 ui:font-medium ui:wrap-anywhere ui:@min-[40rem]:hidden',
    list: 'ui:flex',
    step: 'ui:relative ui:min-w-0',
    line: 'ui:absolute',
    target:
      'ui:relative ui:flex ui:min-w-0 ui:items-start ui:rounded-badge ui:text-left ui:rtl:text-right ui:@min-[40rem]:flex-col ui:@min-[40rem]:gap-2',
    dot: 'ui:relative ui:grid ui:size-6 ui:flex-none ui:place-items-center ui:rounded-full ui:border ui:text-12 ui:font-semibold ui:tabular-nums',
    text: 'ui:min-w-0',
    title: 'ui:block ui:font-medium ui:wrap-anywhere',
    description: 'ui:block ui:text-13 ui:wrap-anywhere',
  },
  variants: {
    narrow: {
      compact: {
        step: 'ui:flex-1 ui:last:flex-none ui:@min-[40rem]:pe-4 ui:@min-[40rem]:last:pe-0',
        line: 'ui:start-6 ui:end-0 ui:top-[11px] ui:border-t-2',
        text: 'ui:@max-[40rem]:sr-only',
      },
      list: {
        list: 'ui:flex-col ui:@min-[40rem]:flex-row',
        step: 'ui:pb-4 ui:last:pb-0 ui:@min-[40rem]:flex-1 ui:@min-[40rem]:pe-4 ui:@min-[40rem]:pb-0 ui:@min-[40rem]:last:flex-none ui:@min-[40rem]:last:pe-0',
        line: 'ui:start-[11px] ui:top-6 ui:bottom-0 ui:border-s-2 ui:@min-[40rem]:start-6 ui:@min-[40rem]:end-0 ui:@min-[40rem]:top-[11px] ui:@min-[40rem]:bottom-auto ui:@min-[40rem]:border-s-0 ui:@min-[40rem]:border-t-2',
        target: 'ui:gap-3',
      },
    },
    state: {
      done: {
        line: 'ui:border-control-on',
        dot: 'ui:border-control-on ui:bg-control-on ui:text-control-thumb',
        description: 'ui:text-fg-muted',
      },
      upcoming: { line: 'ui:border-border', dot: 'ui:bg-surface-raised', description: 'ui:text-fg-muted' },
      locked: {
        line: 'ui:border-border',
        dot: 'ui:border-border-strong ui:bg-surface-raised ui:text-fg-muted',
        title: 'ui:text-fg-muted',
        description: 'ui:text-fg-muted',
      },
      error: {
        line: 'ui:border-border',
        dot: 'ui:border-current ui:bg-off-air-fill ui:text-off-air-text',
        description: 'ui:text-danger-text',
      },
    },
    /** The step that is shown. Outline and borders instead of shadow and fills: they are visible in forced colours. */
    current: { true: { dot: 'ui:outline-4 ui:outline-fill-hover' }, false: {} },
    /** The step leads somewhere. The hit area is 44 px. */
    interactive: {
      true: { target: 'ui:cursor-pointer ui:before:absolute ui:before:-inset-2.5' },
      false: {},
    },
  },
  compoundVariants: [
    { state: 'upcoming', current: true, class: { dot: 'ui:border-fg ui:text-fg' } },
    {
      state: 'upcoming',
      current: false,
      class: { dot: 'ui:border-border-strong ui:text-fg-muted', title: 'ui:text-fg-muted' },
    },
  ],
  defaultVariants: { narrow: 'list', state: 'upcoming', current: false, interactive: false },
});
