import type { ComponentProps } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { linkVariants } from './link.variants.ts';

/** Props of {@link Link}. Accepts all `<a>` props. */
export interface LinkProps extends ComponentProps<'a'> {
  /** `inherit` takes the colour of the surrounding text, `muted` is weaker, `strong` is emphasized. Default `inherit`. */
  tone?: 'inherit' | 'muted' | 'strong' | undefined;
  /** Renders the only child, such as a router's link, with the link's style. */
  asChild?: boolean | undefined;
}

/** Navigates. Always underlined, so that it is not marked by colour alone. */
export function Link({ tone, asChild = false, className, ...rest }: LinkProps) {
  const Root = asChild ? Slot : 'a';
  return <Root {...rest} data-ui="link" className={linkVariants({ tone, className })} />;
}
