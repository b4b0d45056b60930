import { tv } from '#/lib/tv.ts';
import type { WeekOptionColor } from './week-schedule.types.ts';

/** Fill of cells and swatches. */
export const WEEK_FILL: Readonly<Record<WeekOptionColor, string>> = {
  blue: 'ui:bg-pending-fill ui:text-pending-text ui:border-pending-border',
  green: 'ui:bg-live-fill ui:text-live-text ui:border-live-border',
  amber: 'ui:bg-silent-fill ui:text-silent-text ui:border-silent-border',
  red: 'ui:bg-off-air-fill ui:text-off-air-text ui:border-off-air-border',
  pink: 'ui:bg-accent-fill ui:text-accent-text ui:border-accent/40',
  neutral: 'ui:bg-suspended-fill ui:text-suspended-text ui:border-suspended-border',
};

/** Fill of swatches, stronger because they are small. */
export const WEEK_SWATCH: Readonly<Record<WeekOptionColor, string>> = {
  blue: 'ui:bg-pending-solid',
  green: 'ui:bg-live-solid',
  amber: 'ui:bg-silent-solid',
  red: 'ui:bg-off-air-solid',
  pink: 'ui:bg-accent',
  neutral: 'ui:bg-suspended-solid',
};

/** Classes of the parts of a week schedule. */
export const weekScheduleVariants = tv({
  slots: {
    root: 'ui:min-w-0 ui:text-14 ui:text-fg',
    bar: 'ui:mb-3 ui:flex ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-2',
    barLabel: 'ui:text-13 ui:text-fg-muted',
    brushes: 'ui:flex ui:flex-wrap ui:gap-2',
    brush: [
      'ui:inline-flex ui:min-h-chip ui:cursor-pointer ui:items-center ui:gap-2 ui:rounded-full ui:border ui:border-border-strong ui:bg-field ui:px-3 ui:text-13 ui:coarse:min-h-11',
      'ui:has-checked:border-control-on ui:has-checked:inset-ring ui:has-checked:inset-ring-control-on ui:has-checked:font-medium',
      'ui:has-focus-visible:outline-2 ui:has-focus-visible:outline-offset-2 ui:has-focus-visible:outline-focus',
      'ui:forced-colors:has-checked:outline-2 ui:forced-colors:has-checked:outline-[Highlight]',
    ],
    swatch: 'ui:size-3 ui:flex-none ui:rounded-[3px] ui:forced-color-adjust-none',
    grid: 'ui:grid ui:touch-none ui:border-b ui:border-border-soft ui:text-12 ui:tabular-nums ui:select-none',
    head: 'ui:relative ui:h-6 ui:min-w-0 ui:whitespace-nowrap ui:text-fg-subtle ui:has-[button:hover]:text-fg',
    headButton:
      'ui:absolute ui:inset-0 ui:cursor-pointer ui:rounded-badge ui:hover:bg-fg/8 ui:focus-visible:outline-2',
    day: 'ui:relative ui:flex ui:items-center ui:pe-3 ui:text-13 ui:text-fg-muted',
    cell: [
      'ui:relative ui:h-10 ui:min-w-0 ui:border-t ui:border-border-soft ui:coarse:h-11',
      'ui:outline-none ui:focus-visible:z-2 ui:focus-visible:outline-2 ui:focus-visible:-outline-offset-2 ui:focus-visible:outline-focus',
      'ui:aria-selected:after:absolute ui:aria-selected:after:inset-0 ui:aria-selected:after:bg-focus/25 ui:forced-colors:aria-selected:after:bg-[Highlight] ui:forced-colors:aria-selected:after:opacity-40',
    ],
    fill: 'ui:pointer-events-none ui:absolute ui:inset-y-1 ui:inset-x-0 ui:border-y ui:forced-colors:border-[CanvasText]',
    name: 'ui:pointer-events-none ui:absolute ui:inset-y-0 ui:start-0 ui:z-1 ui:flex ui:items-center ui:px-2 ui:font-medium',
    time: 'ui:pointer-events-none ui:absolute ui:start-1.5 ui:top-0.5 ui:text-fg-subtle ui:before:content-[attr(data-time)]',
    note: 'ui:mt-2 ui:text-13 ui:text-fg-muted',
    summary: 'ui:mt-3 ui:grid ui:gap-1 ui:text-13',
  },
  variants: {
    editable: {
      true: { cell: 'ui:cursor-cell' },
      false: { cell: 'ui:cursor-default', grid: 'ui:touch-auto' },
    },
    disabled: { true: { grid: 'ui:opacity-55' }, false: {} },
    /** One day in rows of six hours. */
    narrow: {
      true: { cell: 'ui:h-14 ui:coarse:h-14', name: 'ui:items-end ui:pb-2 ui:px-1.5' },
      false: {},
    },
  },
  defaultVariants: { editable: true, disabled: false, narrow: false },
});
