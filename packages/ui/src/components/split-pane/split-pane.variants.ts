import { tv } from '#/lib/tv.ts';

export const splitPaneVariants = tv({
  slots: {
    root: 'ui:min-w-0',
    // Without boxes in between, so that panes are the same elements in every layout and keep their state.
    tabs: 'ui:contents',
    start: 'ui:min-h-0 ui:min-w-0',
    end: 'ui:min-h-0 ui:min-w-0',
    divider: [
      'ui:group/divider ui:relative ui:z-1 ui:flex ui:flex-none ui:touch-none ui:items-center ui:justify-center ui:bg-border ui:outline-none',
      // The line is one pixel, the target around it 24 px; 44 px on touch.
      'ui:before:absolute ui:before:content-[""] ui:hover:bg-border-strong ui:focus-visible:bg-focus ui:data-dragging:bg-focus',
      'ui:forced-colors:bg-[CanvasText] ui:forced-colors:focus-visible:bg-[Highlight]',
    ],
    grip: [
      'ui:pointer-events-none ui:relative ui:flex-none ui:rounded-full ui:border ui:border-border-strong ui:bg-surface-raised',
      'ui:group-hover/divider:bg-fill-hover ui:group-focus-visible/divider:border-2 ui:group-focus-visible/divider:border-focus ui:group-data-dragging/divider:border-focus',
    ],
  },
  variants: {
    layout: {
      horizontal: {
        root: 'ui:grid ui:grid-cols-[minmax(0,calc(var(--size)*1%))_auto_minmax(0,1fr)]',
        divider:
          'ui:w-px ui:cursor-col-resize ui:before:inset-y-0 ui:before:-inset-x-3 ui:coarse:before:-inset-x-5.5',
        grip: 'ui:h-8 ui:w-2',
      },
      vertical: {
        root: 'ui:grid ui:grid-rows-[minmax(0,calc(var(--size)*1%))_auto_minmax(0,1fr)]',
        divider:
          'ui:h-px ui:cursor-row-resize ui:before:inset-x-0 ui:before:-inset-y-3 ui:coarse:before:-inset-y-5.5',
        grip: 'ui:h-2 ui:w-8',
      },
      stack: { root: 'ui:flex ui:flex-col ui:gap-4' },
      tabs: {
        root: 'ui:flex ui:flex-col ui:gap-4',
        start: 'ui:flex-1',
        end: 'ui:flex-1',
      },
    },
    /** While dragging, frames inside the panes would take the pointer. */
    dragging: {
      true: { start: 'ui:pointer-events-none ui:select-none', end: 'ui:pointer-events-none ui:select-none' },
      false: {},
    },
  },
});
