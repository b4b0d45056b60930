import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { paginationVariants } from './pagination.variants.ts';

interface PageStepButtonProps extends ComponentProps<'button'> {
  /** The page it leads to, from 1. */
  to: number;
  /** The page one is on. */
  page: number;
  /** How many pages there are. */
  count: number;
  onGo: (page: number) => void;
  renderLink: ((page: number, content: ReactNode) => ReactElement) | undefined;
}

/**
 * One step: a button or a link. What leads nowhere stays where it is and keeps focus, since whoever steps on and on would
 * be thrown to the top of the page at the last one.
 */
export function PageStepButton({
  to,
  page,
  count,
  onGo,
  renderLink,
  children,
  ...rest
}: PageStepButtonProps) {
  const isOver = to < 1 || to > count;
  const props = {
    ...rest,
    'data-part': 'step',
    className: paginationVariants().step(),
    ...(to === page ? { 'aria-current': 'page' as const } : null),
    ...(isOver
      ? { 'aria-disabled': true, onClickCapture: ignore }
      : { onClick: (event: MouseEvent) => (renderLink && opensElsewhere(event) ? undefined : onGo(to)) }),
  };
  if (!renderLink) {
    return (
      <button type="button" {...props}>
        {children}
      </button>
    );
  }
  return <Slot {...props}>{renderLink(isOver ? page : to, children)}</Slot>;
}

/** In another tab or window: this page stays where it is. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
