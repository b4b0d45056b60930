import { tv } from '#/lib/tv.ts';

/** The box of a control, shared by standalone inputs and groups. */
const box = [
  'ui:rounded-control ui:border ui:border-border-strong ui:bg-field ui:text-fg',
  'ui:hover:border-fg-subtle',
];

const height = {
  md: 'ui:min-h-control ui:text-14 ui:coarse:text-16',
  lg: 'ui:min-h-control-lg ui:text-16',
};

export const inputVariants = tv({
  base: [
    'ui:w-full ui:min-w-0 ui:placeholder:text-fg-subtle ui:placeholder:opacity-100',
    // Addresses and numbers keep their own direction in RTL layouts.
    'ui:rtl:text-right ui:rtl:[unicode-bidi:plaintext]',
    'ui:disabled:cursor-default ui:disabled:text-fg-subtle ui:read-only:text-fg-muted',
  ],
  variants: {
    size: height,
    bare: {
      // Inside a group, the group is the box; its border counts towards the height.
      true: 'ui:-my-px ui:flex-1 ui:self-stretch ui:outline-none',
      false: [
        ...box,
        'ui:px-3',
        'ui:focus-visible:border-focus ui:focus-visible:outline-offset-1',
        'ui:aria-invalid:border-danger-text ui:aria-invalid:inset-ring ui:aria-invalid:inset-ring-danger-text',
        'ui:disabled:border-border ui:disabled:bg-field-disabled ui:read-only:bg-field-disabled',
      ],
    },
  },
  defaultVariants: { size: 'md', bare: false },
});

export const inputGroupVariants = tv({
  base: [
    ...box,
    'ui:flex ui:min-w-0 ui:items-center ui:gap-2 ui:px-3',
    'ui:has-[input:focus-visible]:border-focus',
    'ui:has-[input:focus-visible]:outline-2 ui:has-[input:focus-visible]:outline-offset-1 ui:has-[input:focus-visible]:outline-focus',
    'ui:has-aria-invalid:border-danger-text ui:has-aria-invalid:inset-ring ui:has-aria-invalid:inset-ring-danger-text',
    'ui:has-[input:disabled]:border-border ui:has-[input:disabled]:bg-field-disabled',
  ],
});
