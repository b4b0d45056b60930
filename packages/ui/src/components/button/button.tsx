import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { useLabels } from '#/provider/ui-provider.tsx';
import { buttonVariants } from './button.variants.ts';

/** Props of {@link Button}: those of a `<button>` and its look. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** How much it asks for attention. One `primary` in a view. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'danger-outline' | undefined;
  /** Height: 32, 36 or 44 px; larger on touch. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Takes the whole width of its container. */
  block?: boolean | undefined;
  /**
   * Busy: keeps its width and focus, ignores presses, and says so to assistive technology. Pass `false` when idle
   * rather than nothing, so that the place of the announcement exists before it is filled.
   */
  loading?: boolean | undefined;
  /** Gives look and behaviour to the only child, such as a router's link, in place of a `<button>`. */
  asChild?: boolean | undefined;
}

/** Starts an action. For going somewhere use a link, with `asChild` when it should look like a button. */
export function Button({
  variant,
  size,
  block,
  loading,
  asChild = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const props = {
    ...rest,
    'data-ui': 'button',
    className: buttonVariants({ variant, size, block, className }),
    ...(loading ? { 'data-loading': '', 'aria-disabled': true, onClickCapture: ignore } : null),
  };
  const withRing = (content: ReactNode) => (
    <>
      {content}
      {loading ? <Ring /> : null}
    </>
  );
  return (
    <>
      {asChild ? (
        <Slot {...props} wrap={withRing}>
          {children}
        </Slot>
      ) : (
        <button type="button" {...props}>
          {withRing(children)}
        </button>
      )}
      {loading === undefined ? null : <Announcement loading={loading} />}
    </>
  );
}

function Ring() {
  return (
    <span
      data-part="ring"
      className="ui:absolute ui:size-4 ui:animate-spin ui:rounded-full ui:border-2 ui:border-current ui:border-s-transparent ui:motion-reduce:animate-none"
    />
  );
}

// Beside the button, since what is inside a button is not read out as a message.
function Announcement({ loading }: { loading: boolean }) {
  const { loading: text } = useLabels();
  return (
    <span role="status" className="ui:sr-only">
      {loading ? text : null}
    </span>
  );
}

// In the capture phase, so that the handler of a child (asChild) is stopped too.
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
