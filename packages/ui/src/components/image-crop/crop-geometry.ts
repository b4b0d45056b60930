/** A size in pixels. */
export interface ImageSize {
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
}

/** An area of a picture in its own pixels: whole numbers, after the rotation in its EXIF data. */
export interface CropRect extends ImageSize {
  /** Distance from the left edge of the picture. */
  readonly x: number;
  /** Distance from the top edge of the picture. */
  readonly y: number;
}

/** An area is never smaller than this, in source pixels. */
const LEAST_PX = 16;

/** The largest area of a ratio (width by height), in the centre; the whole picture without one. */
export function largestCrop(image: ImageSize, aspect: number | undefined): CropRect {
  const ratio = aspect ?? image.width / image.height;
  const width = Math.min(image.width, image.height * ratio);
  return placed(image, { width, height: width / ratio }, image.width / 2, image.height / 2);
}

/** The nearest area of the ratio within the picture, around the same centre. */
export function fitCrop(rect: CropRect, image: ImageSize, aspect: number | undefined): CropRect {
  if (aspect !== undefined && hasRatio(rect, aspect) && isInside(rect, image)) return rect;
  const ratio = aspect ?? rect.width / rect.height;
  const most = largestCrop(image, aspect ?? ratio);
  const width = Math.min(
    Math.max(rect.width, Math.min(LEAST_PX, most.width)),
    aspect === undefined ? image.width : most.width,
  );
  const height =
    aspect === undefined ? Math.min(Math.max(rect.height, LEAST_PX), image.height) : width / aspect;
  return placed(image, { width, height }, rect.x + rect.width / 2, rect.y + rect.height / 2);
}

/** Whether an area has a ratio, as far as whole pixels allow: it is not changed again. */
function hasRatio({ width, height }: ImageSize, aspect: number): boolean {
  return Math.abs(width - height * aspect) < Math.max(aspect, 1);
}

function isInside({ x, y, width, height }: CropRect, image: ImageSize): boolean {
  return (
    x >= 0 && y >= 0 && width >= 1 && height >= 1 && x + width <= image.width && y + height <= image.height
  );
}

/** How much larger the largest area of the same ratio is. */
export function zoomOf(rect: CropRect, image: ImageSize): number {
  return largestCrop(image, rect.width / rect.height).width / rect.width;
}

/** The largest useful zoom of a picture. */
export function maxZoom(image: ImageSize, aspect: number | undefined): number {
  return Math.max(Math.min(largestCrop(image, aspect).width / LEAST_PX, 20), 1);
}

/** Zooms to a factor of {@link zoomOf}; the point at the shares of the area stays in place. */
export function zoomCrop(
  rect: CropRect,
  zoom: number,
  image: ImageSize,
  at: { readonly x: number; readonly y: number } = { x: 0.5, y: 0.5 },
): CropRect {
  const ratio = rect.width / rect.height;
  const most = largestCrop(image, ratio);
  const width = most.width / Math.min(Math.max(zoom, 1), maxZoom(image, ratio));
  const height = width / ratio;
  const x = rect.x + at.x * (rect.width - width);
  const y = rect.y + at.y * (rect.height - height);
  return placed(image, { width, height }, x + width / 2, y + height / 2);
}

/** Moves the area; it stops at the edges of the picture. */
export function moveCrop(rect: CropRect, byX: number, byY: number, image: ImageSize): CropRect {
  return placed(image, rect, rect.x + rect.width / 2 + byX, rect.y + rect.height / 2 + byY);
}

/** An edge or corner: −1 is left or top, 1 is right or bottom, 0 is neither. */
export interface CropHandle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** Moves edges of a free area; the opposite ones stay. */
export function resizeCrop(
  rect: CropRect,
  { x, y }: CropHandle,
  byX: number,
  byY: number,
  image: ImageSize,
): CropRect {
  let [left, top, right, bottom] = [rect.x, rect.y, rect.x + rect.width, rect.y + rect.height];
  const clamp = (value: number, min: number, max: number) => Math.round(Math.min(Math.max(value, min), max));
  if (x < 0) left = clamp(left + byX, 0, right - LEAST_PX);
  if (x > 0) right = clamp(right + byX, left + LEAST_PX, image.width);
  if (y < 0) top = clamp(top + byY, 0, bottom - LEAST_PX);
  if (y > 0) bottom = clamp(bottom + byY, top + LEAST_PX, image.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Rounds to whole pixels and moves into the picture. */
function placed(image: ImageSize, size: ImageSize, centerX: number, centerY: number): CropRect {
  const width = Math.max(Math.round(size.width), 1);
  const height = Math.max(Math.round(size.height), 1);
  return {
    x: Math.min(Math.max(Math.round(centerX - size.width / 2), 0), image.width - width),
    y: Math.min(Math.max(Math.round(centerY - size.height / 2), 0), image.height - height),
    width,
    height,
  };
}

/** Scale and offset from source pixels to pixels of the stage. */
export interface CropView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The view in which the area is centred and as large as the padding allows. */
export function viewOf(rect: CropRect, stage: ImageSize, paddingPx: number): CropView {
  const room = {
    width: Math.max(stage.width - 2 * paddingPx, 1),
    height: Math.max(stage.height - 2 * paddingPx, 1),
  };
  const scale = Math.min(room.width / rect.width, room.height / rect.height);
  return {
    scale,
    x: stage.width / 2 - (rect.x + rect.width / 2) * scale,
    y: stage.height / 2 - (rect.y + rect.height / 2) * scale,
  };
}
