import type { ComponentProps, ReactNode } from 'react';
import type { CropRect, ImageSize } from './crop-geometry.ts';

/**
 * What must stay inside: the circle that stores and players cut icons to, the area that every television shows, or the
 * part of a phone's screen below the notch and above the home indicator.
 */
export type CropSafeArea = 'circle' | 'title' | 'notch';

/** A picture with its cropped area, for previews. */
export interface CroppedImage {
  /** Address of the picture, for `img-src`. */
  readonly url: string;
  /** Size of the picture in its own pixels. */
  readonly size: ImageSize;
  /** The cropped area. */
  readonly crop: CropRect;
}

/** Props of {@link ImageCrop}. Accepts all `<div>` props. A `Field` around it, or `aria-label`, names it. */
export interface ImageCropProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** The picture: a file, or the address of one that was uploaded. Keep a `Blob` stable between renders. */
  src: string | Blob;
  /** Width divided by height, such as 1 or 16 / 9. Default: free. */
  aspect?: number | undefined;
  /** The controlled area in source pixels. */
  value?: CropRect | undefined;
  /** The default area when uncontrolled. Default: the largest one, in the centre. */
  defaultValue?: CropRect | undefined;
  /** Called with the area in whole source pixels, also while it moves, and once when the picture is loaded. */
  onValueChange?: ((value: CropRect) => void) | undefined;
  /** Least size of the area in source pixels: below it a warning is shown. */
  min?: ImageSize | undefined;
  /** Marks what must stay inside. */
  safeArea?: CropSafeArea | undefined;
  /** Shows the result beside the stage, such as a `CropPreview` in a `DeviceFrame`. */
  preview?: ((image: CroppedImage) => ReactNode) | undefined;
  /** Height of the stage in pixels. Default 320. */
  height?: number | undefined;
  /** Disables all changes. */
  disabled?: boolean | undefined;
}
