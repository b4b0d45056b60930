import { tv } from '#/lib/tv.ts';

// By `data-ui` and not by place: a button may have an announcement beside it, which is no button.
export const buttonGroupVariants = tv({
  base: [
    'ui:inline-flex ui:max-w-full ui:isolate',
    'ui:[&>[data-ui$=button]~[data-ui$=button]]:rounded-s-none',
    'ui:[&>[data-ui$=button]:has(~[data-ui$=button])]:rounded-e-none',
    // What is pressed or has focus lies above the border of its neighbour; no hit area reaches into the next button.
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
