import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { paginationVariants } from './pagination.variants.ts';

interface PageStepButtonProps extends ComponentProps<'button'> {
  /** The target page, from 1. */
  to: number;
  /** The current page. */
  page: number;
  /** Number of pages. */
  count: number;
  onGo: (page: number) => void;
  renderLink: ((page: number, content: ReactNode) => ReactElement) | undefined;
}

/**
 * A page button or link. At an end it stays focusable with `aria-disabled`, because focus would otherwise jump to the
 * top of the page.
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
      : { onClick: (event: MouseEvent) => (renderLink && isModifiedClick(event) ? undefined : onGo(to)) }),
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

/** A modified click opens another tab or window: this page does not change. */
function isModifiedClick({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
