import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';

/** Any props: the element is the caller's, so what it takes is not known here. */
interface AnyProps {
  className?: string | undefined;
  style?: object | undefined;
  children?: ReactNode;
  [name: string]: unknown;
}

interface SlotProps extends AnyProps {
  ref?: Ref<HTMLButtonElement> | Ref<HTMLAnchorElement> | undefined;
  /** Puts something beside the content of the child, such as a ring. */
  wrap?: ((content: ReactNode) => ReactNode) | undefined;
}

/**
 * Gives its props to its only child (`asChild`): classes and styles add up, both handlers run (the child's first), both
 * refs are filled, and for the rest the child wins. A third of Radix's Slot in bytes, which the budget of a Button needs:
 * it does without lazy children and fragments.
 */
export function Slot({ children, wrap, ref, ...props }: SlotProps) {
  const child = Children.only(children);
  if (!isValidElement(child)) throw new Error('@unmuted/ui: asChild takes one element');
  const own = (child as ReactElement<AnyProps>).props;
  const merged = useMergedRefs(ref as Ref<Element> | undefined, own.ref as Ref<Element> | undefined);
  const content = wrap ? wrap(own.children) : own.children;
  return cloneElement(child as ReactElement<AnyProps>, { ...merge(props, own), ref: merged }, content);
}

function merge(ours: AnyProps, own: AnyProps): AnyProps {
  const result: AnyProps = {
    ...ours,
    ...own,
    className: cx(ours.className, own.className),
    style: { ...ours.style, ...own.style },
  };
  for (const name in ours) {
    const [a, b] = [ours[name], own[name]];
    if (typeof a === 'function' && typeof b === 'function') {
      result[name] = (...args: unknown[]) => {
        b(...args);
        a(...args);
      };
    }
  }
  return result;
}
