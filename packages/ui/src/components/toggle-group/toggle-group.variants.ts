import { tv } from '#/lib/tv.ts';

export const chipVariants = tv({
  base: [
    'ui:relative ui:inline-flex ui:h-chip ui:max-w-full ui:flex-none ui:cursor-pointer ui:items-center ui:gap-2 ui:rounded-full ui:border ui:border-border-strong ui:bg-surface-raised ui:px-3 ui:text-13 ui:font-medium ui:whitespace-nowrap ui:text-fg',
    'ui:before:absolute ui:before:-inset-1 ui:coarse:before:-inset-1.5 ui:[&>svg]:size-3.5',
    'ui:hover:bg-fill ui:active:bg-fill-active ui:aria-pressed:border-fg-subtle ui:aria-pressed:bg-fill-hover',
    // Forced colours remove the background: a second border marks the pressed state.
    'ui:forced-colors:aria-pressed:border-[Highlight] ui:forced-colors:aria-pressed:inset-ring-2 ui:forced-colors:aria-pressed:outline-2 ui:forced-colors:aria-pressed:-outline-offset-4 ui:forced-colors:aria-pressed:outline-[Highlight]',
    'ui:disabled:cursor-default ui:disabled:border-border ui:disabled:bg-transparent ui:disabled:text-fg-subtle',
  ],
});
