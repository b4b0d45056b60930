import { tv } from '#/lib/tv.ts';

/** Classes of a device and of its parts. */
export const deviceFrameVariants = tv({
  slots: {
    root: 'ui:mx-auto ui:w-full',
    case: 'ui:overflow-hidden ui:border ui:border-border-strong ui:bg-surface-raised',
    bar: 'ui:flex ui:h-7 ui:items-center ui:gap-1.5 ui:border-b ui:border-border ui:bg-surface-sunken ui:px-3',
    // The case clips a larger screen until it has been measured.
    window: 'ui:relative ui:overflow-hidden ui:bg-surface',
    screen: 'ui:absolute ui:start-0 ui:top-0 ui:origin-top-left ui:rtl:origin-top-right',
  },
  variants: {
    device: {
      phone: { case: 'ui:rounded-[1.75rem] ui:p-2', window: 'ui:rounded-[1.25rem]' },
      tablet: { case: 'ui:rounded-[1.25rem] ui:p-3', window: 'ui:rounded-tile' },
      desktop: { case: 'ui:rounded-card' },
    },
    theme: { light: { screen: 'ui:scheme-light' }, dark: { screen: 'ui:scheme-dark' } },
  },
});
