import { tv } from '#/lib/tv.ts';

export const dialogVariants = tv({
  base: [
    'ui:fixed ui:inset-0 ui:z-40 ui:m-auto ui:flex ui:h-fit ui:max-h-[calc(100dvh-2rem)] ui:flex-col ui:overflow-y-auto ui:overscroll-contain',
    'ui:rounded-dialog ui:border ui:border-float-border ui:bg-float ui:p-6 ui:text-14 ui:text-fg ui:shadow-float',
    'ui:transition-opacity ui:duration-base ui:starting:opacity-0',
  ],
  variants: {
    size: {
      sm: 'ui:w-[min(calc(100vw-2rem),24rem)]',
      md: 'ui:w-[min(calc(100vw-2rem),30rem)]',
      lg: 'ui:w-[min(calc(100vw-2rem),45rem)]',
    },
  },
  defaultVariants: { size: 'md' },
});
