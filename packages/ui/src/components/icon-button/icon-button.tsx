import type { ComponentProps } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { iconButtonVariants } from './icon-button.variants.ts';

/**
 * An accessible name for an icon-only control: a string or the id of another element.
 *
 * @inline
 */
export type RequiredName =
  | { 'aria-label': string; 'aria-labelledby'?: string | undefined }
  | { 'aria-label'?: undefined; 'aria-labelledby': string };

/** @inline */
interface IconButtonOwnProps {
  /** With or without a border. Default `ghost`. */
  variant?: 'ghost' | 'secondary' | undefined;
  /** 32, 36 or 44 px; larger on touch. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Renders the only child with the button's style and behaviour. */
  asChild?: boolean | undefined;
}

/** Props of {@link IconButton}. Accepts all `<button>` props. An accessible name is required. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'aria-labelledby'> &
  IconButtonOwnProps &
  RequiredName;

/** An icon-only button. `aria-pressed` and `aria-expanded` render a filled background. */
export function IconButton({ variant, size, asChild = false, className, ...rest }: IconButtonProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      type={asChild ? undefined : 'button'}
      {...rest}
      data-ui="icon-button"
      className={iconButtonVariants({ variant, size, className })}
    />
  );
}
