import type { ComponentProps } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { iconButtonVariants } from './icon-button.variants.ts';

/** A name for a control that shows only a picture: by a string or by another element's id. */
export type RequiredName =
  | { 'aria-label': string; 'aria-labelledby'?: string | undefined }
  | { 'aria-label'?: undefined; 'aria-labelledby': string };

interface IconButtonLook {
  /** Without a border or with one. Default `ghost`. */
  variant?: 'ghost' | 'secondary' | undefined;
  /** 32, 36 or 44 px; larger on touch. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Gives look and behaviour to the only child in place of a `<button>`. */
  asChild?: boolean | undefined;
}

/** Props of {@link IconButton}: those of a `<button>`; the name is required. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'aria-labelledby'> &
  IconButtonLook &
  RequiredName;

/** A button that shows only an icon. `aria-pressed` and `aria-expanded` show as a filled background. */
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
