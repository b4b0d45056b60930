import type { ImageCropLabels } from '#/provider/label-groups/image-crop.ts';

export const imageCrop: ImageCropLabels = {
  stage: 'crop area',
  keys: 'Arrow keys move the picture, with Shift in larger steps. Plus and minus zoom, 0 resets. The fields below take numbers.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Reset',
  left: 'Left',
  top: 'Top',
  width: 'Width',
  height: 'Height',
  size: (width, height) => `${width} × ${height} px`,
  tooSmall: (size, min) => `This area has ${size}. Choose at least ${min}, or the result looks blurred.`,
  unreadable: 'Couldn’t show this picture. Choose a PNG or JPG file.',
};
