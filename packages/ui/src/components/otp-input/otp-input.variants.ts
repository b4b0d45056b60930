import { tv } from '#/lib/tv.ts';

/** Classes of a one-time code: the boxes, and the transparent input that covers them. */
export const otpInputVariants = tv({
  slots: {
    root: 'ui:relative ui:flex ui:w-fit ui:max-w-full',
    boxes: 'ui:flex ui:min-w-0 ui:gap-2',
    box: 'ui:grid ui:size-11 ui:min-w-0 ui:place-items-center ui:rounded-control ui:border ui:text-20 ui:font-medium ui:tabular-nums',
    caret: 'ui:h-5 ui:w-px ui:bg-current',
    input: [
      // Transparent instead of `opacity: 0`: password managers skip invisible fields. 20 px, so that iOS does not zoom.
      'ui:absolute ui:inset-0 ui:size-full ui:cursor-text ui:bg-transparent ui:text-20 ui:text-transparent ui:caret-transparent ui:outline-none',
      'ui:selection:bg-transparent ui:disabled:cursor-default ui:forced-colors:opacity-0',
      // The fill of the browser's autofill would hide the boxes; a transition that never ends keeps it away.
      'ui:autofill:[-webkit-text-fill-color:transparent] ui:autofill:[transition:background-color_99999s]',
    ],
  },
  variants: {
    /** The next character goes into this box. */
    active: { true: { box: 'ui:outline-2 ui:outline-offset-1 ui:outline-focus' }, false: {} },
    tone: {
      normal: { box: 'ui:border-border-strong ui:bg-field ui:text-fg' },
      invalid: {
        box: 'ui:border-danger-text ui:bg-field ui:text-fg ui:inset-ring ui:inset-ring-danger-text',
      },
      disabled: { box: 'ui:border-border ui:bg-field-disabled ui:text-fg-subtle' },
    },
  },
  defaultVariants: { active: false, tone: 'normal' },
});
