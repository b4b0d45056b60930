import { tv } from '#/lib/tv.ts';

/*
 * Rows come and go with every frame of a scroll, and each element costs by the rules that match it. Hence few classes,
 * no `data-part` on what repeats (it would add two pseudo-elements to resolve), and `sticky` only where it is needed.
 */

const rowBase =
  'ui:absolute ui:inset-x-0 ui:box-border ui:border-b ui:border-border-soft ui:bg-surface-raised ui:contain-[layout_style]';

/** A row of the body. Its colour is inherited by the cells that stay in sight. */
export const rowVariants = tv({
  base: [rowBase, 'ui:hover:bg-row-hover ui:data-selected:bg-fill'],
  variants: {
    layout: {
      table: 'ui:grid ui:grid-cols-(--columns) ui:px-2.5',
      cards: 'ui:flex ui:flex-col ui:justify-center ui:gap-1 ui:px-4',
    },
  },
});

// `clip` and not `hidden`, which would make of each cell a box that can scroll.
const truncate = 'ui:overflow-clip ui:text-ellipsis ui:whitespace-nowrap';
// Where the table is wider than its box, which is known only once it stands there: told by an attribute, it draws no row again.
const pinned = 'ui:in-data-wide:sticky ui:in-data-wide:z-1 ui:bg-inherit';
const focusRing = 'ui:-outline-offset-2 ui:focus-visible:[outline:2px_solid_var(--ui-focus)]';

/** A cell of the body or the head. */
export const cellVariants = tv({
  base: ['ui:content-center ui:px-2.5', truncate, focusRing],
  variants: {
    // Not `text-end`: a text keeps its own direction, and with it its own end.
    align: { start: '', end: 'ui:text-right ui:rtl:text-left' },
    rowHeader: { true: 'ui:font-medium ui:text-fg' },
    // Stays while the table is scrolled sideways; the line at its end shows only then.
    pinned: { true: [pinned, 'ui:border-border ui:in-data-scrolled:border-e'] },
  },
});

/** The cell of a box or of a menu, in the head as well: what can be done to a row is in sight however wide it is. */
export const controlCell = {
  select: `ui:grid ui:place-items-center ui:start-0 ${pinned}`,
  actions: `ui:relative ui:grid ui:place-items-center ui:end-0 ${pinned} ui:border-border-soft ui:in-data-wide:border-s`,
};

/** A cell as part of a line of a card. */
export const cardCellVariants = tv({
  base: ['ui:min-w-0 ui:rounded-badge', truncate, focusRing],
  variants: {
    align: { start: '', end: 'ui:ms-auto ui:flex-none' },
    rowHeader: { true: 'ui:font-medium ui:text-fg' },
  },
});

/** The control of a filter: a pill with a quiet name and what holds. */
export const chip = [
  'ui:relative ui:inline-flex ui:min-h-chip ui:max-w-full ui:cursor-pointer ui:items-center ui:gap-2 ui:rounded-full ui:border ui:border-border-strong ui:bg-field ui:px-3 ui:text-13 ui:font-medium ui:text-fg',
  'ui:before:absolute ui:before:-inset-1 ui:hover:bg-fill ui:aria-expanded:bg-fill-hover ui:data-active:border-fg-subtle ui:data-active:bg-fill-hover',
].join(' ');
