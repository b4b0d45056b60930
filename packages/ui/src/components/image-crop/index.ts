export type { CropRect, ImageSize } from './crop-geometry.ts';
export { CropPreview, type CropPreviewProps } from './crop-preview.tsx';
export { ImageCrop } from './image-crop.tsx';
export type { CroppedImage, CropSafeArea, ImageCropProps } from './image-crop.types.ts';
