import { tv } from '#/lib/tv.ts';

/** Typography that the text and its measured copy share, so that lines are at the same place. */
const text =
  'ui:px-3 ui:py-2 ui:font-mono ui:text-13 ui:leading-5 ui:tracking-normal ui:[tab-size:2] ui:coarse:text-16 ui:coarse:leading-6';

export const codeInputVariants = tv({
  slots: {
    root: 'ui:flex ui:min-w-0 ui:flex-col ui:gap-1.5',
    box: [
      'ui:overflow-hidden ui:rounded-control ui:border ui:border-border-strong ui:bg-field ui:hover:border-fg-subtle',
      'ui:has-[textarea:focus-visible]:border-focus ui:has-[textarea:focus-visible]:outline-2 ui:has-[textarea:focus-visible]:outline-offset-1 ui:has-[textarea:focus-visible]:outline-focus',
      'ui:has-aria-invalid:border-danger-text ui:has-aria-invalid:ring ui:has-aria-invalid:ring-danger-text',
      'ui:has-[textarea:disabled]:border-border ui:has-[textarea:disabled]:bg-field-disabled ui:has-[textarea:read-only]:bg-field-disabled',
    ],
    scroller:
      'ui:max-h-[calc(var(--ui-max-rows)*1.25rem+1rem)] ui:overflow-auto ui:overscroll-contain ui:coarse:max-h-[calc(var(--ui-max-rows)*1.5rem+1rem)]',
    // The copy of the text sets the size; the input fills it and never scrolls itself.
    stack:
      'ui:relative ui:min-h-[calc(var(--ui-min-rows)*1.25rem+1rem)] ui:coarse:min-h-[calc(var(--ui-min-rows)*1.5rem+1rem)]',
    input: [
      text,
      'ui:absolute ui:inset-0 ui:block ui:size-full ui:resize-none ui:overflow-hidden ui:ps-[calc(var(--ui-gutter)+0.75rem)] ui:text-fg ui:outline-none',
      'ui:placeholder:text-fg-subtle ui:placeholder:opacity-100 ui:disabled:cursor-default ui:disabled:text-fg-subtle ui:read-only:text-fg-muted',
    ],
    // Not positioned: the fills of its lines lie below the input, only the numbers above it.
    copy: [text, 'ui:ps-0 ui:pe-0 ui:select-none'],
    line: 'ui:flex ui:min-h-[1lh]',
    number: [
      'ui:sticky ui:start-0 ui:z-1 ui:flex ui:w-(--ui-gutter) ui:flex-none ui:items-start ui:justify-end ui:pointer-events-none ui:gap-1 ui:pe-2 ui:tabular-nums',
      'ui:[&>svg]:mt-[calc((1lh-0.875rem)/2)] ui:[&>svg]:size-3.5 ui:[&>svg]:stroke-2',
    ],
    text: 'ui:invisible ui:min-w-0 ui:px-3',
    gutter:
      'ui:absolute ui:inset-y-0 ui:start-0 ui:w-(--ui-gutter) ui:border-e ui:border-border ui:bg-surface-sunken',
    errors: 'ui:flex ui:flex-col ui:text-13 ui:text-danger-text',
    error:
      'ui:flex ui:w-full ui:cursor-pointer ui:items-start ui:gap-1.5 ui:rounded-badge ui:py-0.5 ui:text-left ui:rtl:text-right ui:hover:underline ui:coarse:min-h-11 ui:coarse:items-center',
    foot: 'ui:flex ui:justify-end ui:border-t ui:border-border ui:p-1',
  },
  variants: {
    wrap: {
      true: {
        input: 'ui:wrap-anywhere ui:whitespace-pre-wrap',
        text: 'ui:flex-1 ui:wrap-anywhere ui:whitespace-pre-wrap',
      },
      false: {
        stack: 'ui:w-max ui:min-w-full',
        input: 'ui:whitespace-pre',
        text: 'ui:whitespace-pre',
      },
    },
    invalid: {
      true: { line: 'ui:bg-off-air-fill', number: 'ui:bg-off-air-fill ui:font-medium ui:text-danger-text' },
      false: { number: 'ui:bg-surface-sunken ui:text-fg-subtle' },
    },
  },
});
