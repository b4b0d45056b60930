import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';

/** Untyped props: the child is the caller's element, so its props are unknown here. */
interface AnyProps {
  className?: string | undefined;
  style?: object | undefined;
  children?: ReactNode;
  [name: string]: unknown;
}

interface SlotProps extends AnyProps {
  ref?: Ref<HTMLElement> | undefined;
  /** Wraps the content of the child, for example to add a spinner next to its label. */
  wrap?: ((content: ReactNode) => ReactNode) | undefined;
}

/**
 * Merges its props into its only child (`asChild`): class names and styles are combined, both event handlers run (the
 * child's first), both refs are set, and the child's value wins for all other props. Lazy children and fragments are not
 * supported.
 */
export function Slot({ children, wrap, ref, ...props }: SlotProps) {
  const child = Children.only(children);
  if (!isValidElement(child)) throw new Error('@unmuted/ui: asChild requires a single element');
  const element = child as ReactElement<AnyProps>;
  const mergedRef = useMergedRefs(
    ref as Ref<Element> | undefined,
    element.props.ref as Ref<Element> | undefined,
  );
  const content = wrap ? wrap(element.props.children) : element.props.children;
  return cloneElement(element, { ...mergeProps(props, element.props), ref: mergedRef }, content);
}

function mergeProps(slotProps: AnyProps, childProps: AnyProps): AnyProps {
  const merged: AnyProps = {
    ...slotProps,
    ...childProps,
    className: cx(slotProps.className, childProps.className),
    style: { ...slotProps.style, ...childProps.style },
  };
  for (const name in slotProps) {
    const [slotHandler, childHandler] = [slotProps[name], childProps[name]];
    if (typeof slotHandler === 'function' && typeof childHandler === 'function') {
      merged[name] = (...args: unknown[]) => {
        childHandler(...args);
        slotHandler(...args);
      };
    }
  }
  return merged;
}
