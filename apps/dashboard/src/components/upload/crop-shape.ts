import type { ImageSize } from '@unmuted/ui/image-crop';

/** The form of a picture's place, and what is uploaded for it. */
export interface CropShape {
  /** Width and height of the ratio, such as 3 and 2. Absent: any part can be chosen. */
  readonly ratio?: readonly [width: number, height: number];
  /** Smaller parts look blurred in the place. */
  readonly usefulSize?: ImageSize;
  /** The place shows the picture in a circle. */
  readonly isRound?: boolean;
  /**
   * The browser draws the part and uploads the result: scaled down if it is very large, or in exactly this size. Absent: the
   * chosen file is uploaded, and the server keeps the part.
   */
  readonly drawn?: 'scaled' | ImageSize;
}
