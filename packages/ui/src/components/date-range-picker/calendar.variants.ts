import { tv } from '#/lib/tv.ts';

const END =
  'ui:bg-control-on ui:font-medium ui:text-control-thumb ui:forced-color-adjust-none ui:forced-colors:bg-[Highlight] ui:forced-colors:text-[HighlightText]';

/** Classes of a day and its cell: the range band spans the cells. */
export const dayVariants = tv({
  slots: {
    cell: 'ui:p-0',
    day: [
      'ui:relative ui:grid ui:h-10 ui:w-full ui:cursor-pointer ui:place-items-center ui:rounded-control ui:text-13 ui:tabular-nums ui:coarse:h-11',
      'ui:focus-visible:z-1 ui:disabled:cursor-default ui:disabled:text-fg-subtle ui:disabled:opacity-60',
      // Today has a short line below its number, so that it is not marked by colour alone.
      'ui:aria-[current=date]:after:absolute ui:aria-[current=date]:after:bottom-1.5 ui:aria-[current=date]:after:w-3.5 ui:aria-[current=date]:after:border-b-2',
    ],
  },
  variants: {
    place: {
      out: { day: 'ui:enabled:hover:bg-float-hover' },
      in: {
        cell: 'ui:bg-float-hover ui:forced-colors:border-y ui:first:rounded-s-control ui:last:rounded-e-control',
        day: 'ui:enabled:hover:bg-fill-active',
      },
      start: { cell: 'ui:rounded-s-control ui:bg-float-hover', day: END },
      end: { cell: 'ui:rounded-e-control ui:bg-float-hover', day: END },
      only: { day: END },
    },
  },
  defaultVariants: { place: 'out' },
});
