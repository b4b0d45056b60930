import { tv } from '#/lib/tv.ts';

/** Classes of an item that moves. */
export const reorderItemVariants = tv({
  base: 'ui:relative',
  variants: {
    state: {
      still: '',
      /** Picked up by keyboard: raised above the others. */
      lifted: 'ui:z-1 ui:rounded-control ui:bg-float ui:shadow-float ui:outline-2 ui:outline-focus',
      /** Dragged: a picture of it follows the pointer. */
      dragged: 'ui:opacity-40',
    },
  },
  defaultVariants: { state: 'still' },
});

/** Classes of the line that shows where an item will be dropped. */
export const dropLineVariants = tv({
  // A border, which contrast themes show, unlike a background.
  base: 'ui:pointer-events-none ui:absolute ui:inset-x-0 ui:z-1 ui:border-t-2 ui:border-focus',
  variants: {
    edge: { before: '', after: '' },
    /** In the middle of the space between two cards. */
    spaced: { true: '', false: '' },
  },
  compoundVariants: [
    { edge: 'before', spaced: false, class: 'ui:-top-px' },
    { edge: 'after', spaced: false, class: 'ui:-bottom-px' },
    { edge: 'before', spaced: true, class: 'ui:-top-1.5' },
    { edge: 'after', spaced: true, class: 'ui:-bottom-1.5' },
  ],
});
