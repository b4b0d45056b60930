import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { useLabels } from '#/provider/ui-provider.tsx';
import { buttonVariants } from './button.variants.ts';

/** Props of {@link Button}. Accepts all `<button>` props. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual emphasis. Use one `primary` per view. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'danger-outline' | undefined;
  /** Height: 32, 36 or 44 px; larger on touch. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
  /**
   * Busy state: keeps its width and focus, ignores clicks, and announces it to assistive technology. Pass `false` when
   * idle instead of omitting it, so that the live region exists before its text changes.
   */
  loading?: boolean | undefined;
  /** Renders the only child, such as a router's link, with the button's style and behaviour. */
  asChild?: boolean | undefined;
}

/** Triggers an action. For navigation use a link, with `asChild` when it should look like a button. */
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

// Outside the button, because live regions inside a button are not announced.
function Announcement({ loading }: { loading: boolean }) {
  const { loading: text } = useLabels();
  return (
    <span role="status" className="ui:sr-only">
      {loading ? text : null}
    </span>
  );
}

// In the capture phase, so that the child's own handler (asChild) is also blocked.
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
