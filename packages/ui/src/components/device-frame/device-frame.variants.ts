import { tv } from '#/lib/tv.ts';

/** Classes of a device and of its parts. */
export const deviceFrameVariants = tv({
  slots: {
    root: 'ui:mx-auto ui:w-full',
    case: 'ui:overflow-hidden ui:border ui:border-border-strong ui:bg-surface-raised',
    bar: 'ui:flex ui:h-7 ui:items-center ui:gap-1.5 ui:border-b ui:border-border ui:bg-surface-sunken ui:px-3',
    knob: 'ui:size-8 ui:shrink-0 ui:rounded-full ui:border-4 ui:border-border ui:bg-surface-raised',
    // The case clips a larger screen until it has been measured.
    window: 'ui:relative ui:overflow-hidden ui:bg-surface',
    screen: 'ui:absolute ui:start-0 ui:top-0 ui:origin-top-left ui:rtl:origin-top-right',
  },
  variants: {
    device: {
      phone: { case: 'ui:rounded-[1.75rem] ui:p-2', window: 'ui:rounded-[1.25rem]' },
      tablet: { case: 'ui:rounded-[1.25rem] ui:p-3', window: 'ui:rounded-tile' },
      desktop: { case: 'ui:rounded-card' },
      car: {
        case: 'ui:flex ui:items-center ui:gap-4 ui:rounded-[1.25rem] ui:bg-surface-sunken ui:p-4',
        window: 'ui:min-w-0 ui:flex-1 ui:rounded-tile ui:outline ui:outline-border',
      },
    },
    theme: { light: { screen: 'ui:scheme-light' }, dark: { screen: 'ui:scheme-dark' } },
  },
});
