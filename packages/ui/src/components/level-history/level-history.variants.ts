import { tv } from '#/lib/tv.ts';

/** Classes of the parts of a level history. */
export const levelHistoryVariants = tv({
  slots: {
    bar: 'ui:mt-3 ui:flex ui:min-h-control-sm ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-4 ui:gap-y-1',
    period: 'ui:text-13 ui:text-fg-muted ui:tabular-nums',
    buttons: 'ui:-mx-1.5 ui:flex ui:items-center ui:gap-0.5 ui:coarse:gap-1 ui:print:hidden',
    frame: 'ui:pt-3 ui:[unicode-bidi:isolate]',
    plot: 'ui:relative',
    drawing: 'ui:block ui:size-full ui:overflow-visible ui:fill-none',
    grid: 'ui:stroke-data-grid ui:forced-colors:stroke-[GrayText] ui:forced-colors:opacity-40',
    below: 'ui:fill-silent-fill ui:forced-colors:fill-[Canvas]',
    silence: 'ui:fill-silent-solid/22 ui:forced-colors:fill-[Highlight] ui:forced-colors:opacity-30',
    silenceEdge: 'ui:fill-silent-solid ui:forced-colors:fill-[Highlight]',
    range: 'ui:fill-data-band ui:forced-colors:fill-[GrayText] ui:forced-colors:opacity-50',
    mean: 'ui:stroke-data-1 ui:forced-colors:stroke-[CanvasText]',
    cursor: [
      'ui:absolute ui:inset-0 ui:@container ui:cursor-crosshair ui:touch-pan-y ui:rounded-badge ui:select-none',
    ],
    needle:
      'ui:pointer-events-none ui:absolute ui:inset-y-0 ui:w-px ui:bg-border-strong ui:forced-colors:bg-[CanvasText]',
    selection:
      'ui:pointer-events-none ui:absolute ui:inset-y-0 ui:border-x ui:border-focus ui:bg-focus/15 ui:forced-colors:border-[Highlight]',
    threshold:
      'ui:group ui:absolute ui:inset-x-0 ui:z-1 ui:h-6 ui:-translate-y-1/2 ui:outline-none ui:coarse:pointer-events-none',
    thresholdLine:
      'ui:absolute ui:inset-x-0 ui:top-1/2 ui:border-t-[1.5px] ui:border-fg ui:-translate-y-1/2 ui:forced-colors:border-[CanvasText]',
    thresholdHandle: [
      'ui:pointer-events-auto ui:absolute ui:top-1/2 ui:right-3 ui:grid ui:h-2.5 ui:w-5 ui:-translate-y-1/2 ui:rounded-full ui:border-[1.5px] ui:border-fg ui:bg-surface-raised',
      'ui:before:absolute ui:before:-inset-2.5 ui:coarse:before:-inset-x-3 ui:coarse:before:-inset-y-4.5 ui:before:touch-none',
      'ui:group-hover:bg-fill-hover ui:group-focus-visible:outline-2 ui:group-focus-visible:outline-offset-2 ui:group-focus-visible:outline-focus',
    ],
  },
  variants: {
    /** The threshold can be moved. */
    movable: {
      true: { threshold: 'ui:cursor-ns-resize' },
      false: { threshold: 'ui:pointer-events-none' },
    },
  },
  defaultVariants: { movable: false },
});
