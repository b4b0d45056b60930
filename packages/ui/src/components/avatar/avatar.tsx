import type { ComponentProps } from 'react';
import { type AvatarVariants, avatarVariants } from './avatar.variants.ts';
import { initials } from './initials.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps extends ComponentProps<'span'>, AvatarVariants {
  /** Full name; the initials are derived from it. */
  name: string;
  /** Image URL. Default: initials. */
  src?: string | undefined;
  /** The name is visible next to the avatar: hides it from assistive technology. */
  decorative?: boolean | undefined;
}

/** A person or a product as a small image or initials. */
export function Avatar({ name, src, decorative = false, size, shape, className, ...rest }: AvatarProps) {
  const naming = decorative ? { 'aria-hidden': true as const } : { 'aria-label': name, role: 'img' };
  return (
    <span data-ui="avatar" {...naming} {...rest} className={avatarVariants({ size, shape, className })}>
      {src === undefined ? (
        initials(name)
      ) : (
        <img alt="" className="ui:size-full ui:object-cover" data-part="image" src={src} />
      )}
    </span>
  );
}
