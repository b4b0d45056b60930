import type { SitePicture } from '@unmuted/api';
import type { PageContext } from '#/page/page-context.ts';

interface PictureProps {
  readonly page: PageContext;
  readonly picture: SitePicture;
  readonly class?: string;
  /** Loaded at once, because it is seen first. */
  readonly isFirst?: boolean;
  /** In place of its own text, such as the name beside a logo. */
  readonly alt?: string;
}

export function Picture({ page, picture, isFirst = false, alt, ...rest }: PictureProps) {
  return (
    <img
      {...rest}
      src={page.file(picture)}
      width={picture.width}
      height={picture.height}
      alt={alt ?? page.text(picture.alt)}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
