/** Labels of `ImageCrop`. */
export interface ImageCropLabels {
  /** Role of the area in which the picture is moved, for screen readers. */
  stage: string;
  /** Description of the keys of that area. */
  keys: string;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  reset: string;
  /** The cropped area in numbers: position and size. */
  left: string;
  top: string;
  width: string;
  height: string;
  /** Size of the cropped area, such as "1400 × 1400 px". */
  size: (width: string, height: string) => string;
  /** Shown when the area has fewer pixels than needed. */
  tooSmall: (size: string, min: string) => string;
  /** Shown when the browser can't show the file. */
  unreadable: string;
}
