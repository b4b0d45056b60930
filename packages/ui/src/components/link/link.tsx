import type { ComponentProps } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { linkVariants } from './link.variants.ts';

/** Props of {@link Link}: those of an `<a>`. */
export interface LinkProps extends ComponentProps<'a'> {
  /** `inherit` takes the colour of the text around it, `muted` steps back, `strong` stands out. Default `inherit`. */
  tone?: 'inherit' | 'muted' | 'strong' | undefined;
  /** Gives the look to the only child, such as a router's link. */
  asChild?: boolean | undefined;
}

/** Goes somewhere. Always underlined, so that colour is not the only sign. */
export function Link({ tone, asChild = false, className, ...rest }: LinkProps) {
  const Root = asChild ? Slot : 'a';
  return <Root {...rest} data-ui="link" className={linkVariants({ tone, className })} />;
}
