import { tv } from '#/lib/tv.ts';

/** Classes of the parts of an image crop. */
export const imageCropVariants = tv({
  slots: {
    root: 'ui:@container ui:min-w-0 ui:text-14 ui:text-fg',
    columns: 'ui:grid ui:gap-5',
    stage: [
      'ui:relative ui:overflow-hidden ui:rounded-tile ui:bg-surface-sunken ui:select-none ui:forced-colors:border',
      'ui:focus-visible:outline-2 ui:focus-visible:outline-offset-2 ui:focus-visible:outline-focus',
    ],
    placeholder: 'ui:relative ui:rounded-tile ui:bg-surface-sunken ui:forced-colors:border',
    image:
      'ui:pointer-events-none ui:absolute ui:start-0 ui:top-0 ui:max-w-none ui:origin-top-left ui:will-change-transform',
    // The shadow of the frame dims what is cut off, within the picture.
    dim: 'ui:pointer-events-none ui:absolute ui:overflow-hidden',
    frame: 'ui:absolute ui:border ui:border-mark-fg ui:shadow-[0_0_0_100rem_var(--ui-overlay)]',
    safe: 'ui:pointer-events-none ui:absolute ui:border ui:border-dashed ui:border-mark-fg ui:outline ui:outline-dashed ui:outline-overlay ui:outline-offset-0',
    handle:
      'ui:absolute ui:grid ui:size-8 ui:-translate-x-1/2 ui:-translate-y-1/2 ui:touch-none ui:place-items-center ui:coarse:size-11',
    handleDot: 'ui:size-3 ui:rounded-[2px] ui:border ui:border-overlay ui:bg-mark-fg',
    message: 'ui:absolute ui:inset-0 ui:grid ui:place-items-center ui:px-4 ui:text-center ui:text-13',
    // In a narrow container the button for resetting wraps, so that the slider can still be dragged.
    tools: 'ui:mt-3 ui:flex ui:flex-wrap ui:items-center ui:gap-2',
    slider: 'ui:min-w-40 ui:flex-1',
    fields: 'ui:mt-3 ui:grid ui:grid-cols-2 ui:gap-3 ui:@min-[30rem]:grid-cols-4',
    size: 'ui:mt-3 ui:text-13 ui:text-fg-muted ui:tabular-nums',
    preview: 'ui:min-w-0',
  },
  variants: {
    disabled: {
      true: { stage: 'ui:cursor-default ui:opacity-60' },
      false: { stage: 'ui:cursor-grab ui:touch-none ui:active:cursor-grabbing' },
    },
    hasFailed: {
      true: { message: 'ui:text-danger-text' },
      false: { message: 'ui:text-fg-muted' },
    },
    hasPreview: {
      true: { columns: 'ui:@min-[42rem]:grid-cols-[minmax(0,1fr)_16rem]' },
      false: {},
    },
  },
  defaultVariants: { disabled: false, hasFailed: false, hasPreview: false },
});
