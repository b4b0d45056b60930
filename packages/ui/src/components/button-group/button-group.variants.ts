import { tv } from '#/lib/tv.ts';

// Selected by `data-ui`, not position: a button may be followed by its live region.
export const buttonGroupVariants = tv({
  base: [
    'ui:inline-flex ui:max-w-full ui:isolate',
    'ui:[&>[data-ui$=button]~[data-ui$=button]]:rounded-s-none',
    'ui:[&>[data-ui$=button]:has(~[data-ui$=button])]:rounded-e-none',
    // The pressed or focused button is raised above its neighbour's border; hit areas do not overlap.
    'ui:[&>[data-ui$=button]]:before:inset-x-0 ui:[&>[data-ui$=button]]:hover:z-10 ui:[&>[data-ui$=button]]:focus-visible:z-20',
  ],
  variants: {
    filled: {
      true: 'ui:gap-px',
      false: 'ui:[&>[data-ui$=button]~[data-ui$=button]]:-ms-px',
    },
  },
  defaultVariants: { filled: false },
});
