import { tv } from '#/lib/tv.ts';

/*
 * Scrolling creates rows every frame, and style recalculation costs grow with the matching rules. Hence few classes, no
 * `data-part` on repeated elements, and `sticky` only where needed.
 */

const rowBase =
  'ui:absolute ui:inset-x-0 ui:box-border ui:border-b ui:border-border-soft ui:bg-surface-raised ui:contain-[layout_style]';

/** A body row. Pinned cells inherit its background. */
export const rowVariants = tv({
  base: [rowBase, 'ui:hover:bg-row-hover ui:data-selected:bg-fill'],
  variants: {
    layout: {
      table: 'ui:grid ui:grid-cols-(--columns) ui:px-2.5',
      cards: 'ui:flex ui:flex-col ui:justify-center ui:gap-1 ui:px-4',
    },
  },
});

// `clip` rather than `hidden`, which would make each cell a scroll container.
const truncate = 'ui:overflow-clip ui:text-ellipsis ui:whitespace-nowrap';
// Pinned only while the table overflows its container: set by an attribute, without re-rendering rows.
const pinned = 'ui:in-data-wide:sticky ui:in-data-wide:z-1 ui:bg-inherit';
const focusRing = 'ui:-outline-offset-2 ui:focus-visible:[outline:2px_solid_var(--ui-focus)]';

/** A cell of the body or the head. */
export const cellVariants = tv({
  base: ['ui:content-center ui:px-2.5', truncate, focusRing],
  variants: {
    // Not `text-end`: with `unicode-bidi: plaintext`, `end` depends on the direction of each text.
    align: { start: '', end: 'ui:text-right ui:rtl:text-left' },
    rowHeader: { true: 'ui:font-medium ui:text-fg' },
    // Pinned during horizontal scrolling; its border shows only then.
    pinned: { true: [pinned, 'ui:border-border ui:in-data-scrolled:border-e'] },
  },
});

/** Cells with a checkbox or menu, in the header too. Pinned, so that row actions stay in view. */
export const controlCell = {
  select: `ui:grid ui:place-items-center ui:start-0 ${pinned}`,
  actions: `ui:relative ui:grid ui:place-items-center ui:end-0 ${pinned} ui:border-border-soft ui:in-data-wide:border-s`,
};

/** A cell of the card layout. */
export const cardCellVariants = tv({
  // The area of a link reaches over its line.
  base: ['ui:min-w-0 ui:rounded-badge ui:coarse:-my-3.5 ui:coarse:py-3.5', truncate, focusRing],
  variants: {
    align: { start: '', end: 'ui:ms-auto ui:flex-none' },
    rowHeader: { true: 'ui:font-medium ui:text-fg' },
  },
});

/** Filter chip: the column name and the current filter. */
export const chip = [
  'ui:relative ui:inline-flex ui:min-h-chip ui:max-w-full ui:cursor-pointer ui:items-center ui:gap-2 ui:rounded-full ui:border ui:border-border-strong ui:bg-field ui:px-3 ui:text-13 ui:font-medium ui:text-fg',
  'ui:before:absolute ui:before:-inset-1 ui:coarse:before:-inset-1.5 ui:hover:bg-fill ui:aria-expanded:bg-fill-hover ui:data-active:border-fg-subtle ui:data-active:bg-fill-hover',
].join(' ');
