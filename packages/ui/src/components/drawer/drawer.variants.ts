import { tv } from '#/lib/tv.ts';

export const drawerVariants = tv({
  base: [
    'ui:fixed ui:inset-y-0 ui:z-40 ui:flex ui:w-[min(calc(100vw-3rem),24rem)] ui:flex-col ui:overflow-y-auto ui:overscroll-contain',
    'ui:border-float-border ui:bg-float ui:text-14 ui:text-fg ui:shadow-float',
    'ui:transition-transform ui:duration-base',
  ],
  variants: {
    side: {
      start: 'ui:start-0 ui:border-e ui:starting:-translate-x-8 ui:rtl:starting:translate-x-8',
      end: 'ui:end-0 ui:border-s ui:starting:translate-x-8 ui:rtl:starting:-translate-x-8',
    },
  },
  defaultVariants: { side: 'end' },
});
