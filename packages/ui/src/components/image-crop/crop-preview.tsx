import type { ComponentProps } from 'react';
import { cx } from '#/lib/tv.ts';
import type { CroppedImage } from './image-crop.types.ts';

/** Props of {@link CropPreview}. Accepts all `<div>` props. */
export interface CropPreviewProps extends ComponentProps<'div'> {
  /** What `preview` of `ImageCrop` is called with. */
  image: CroppedImage;
  /** Alternative text of the result; empty when it is decorative. */
  alt: string;
}

/** The cropped area as wide as its container, with the ratio of the area. Nothing is encoded: the picture is clipped. */
export function CropPreview({
  image: { url, size, crop },
  alt,
  className,
  style,
  ...rest
}: CropPreviewProps) {
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div
      {...rest}
      className={cx('ui:relative ui:overflow-hidden ui:bg-fill', className)}
      data-ui="crop-preview"
      dir="ltr"
      style={{ aspectRatio: `${crop.width} / ${crop.height}`, ...style }}
    >
      <img
        alt={alt}
        className="ui:absolute ui:max-w-none"
        decoding="async"
        src={url}
        style={{
          width: percent(size.width / crop.width),
          height: percent(size.height / crop.height),
          left: percent(-crop.x / crop.width),
          top: percent(-crop.y / crop.height),
        }}
      />
    </div>
  );
}
