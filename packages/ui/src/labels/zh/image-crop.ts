import type { ImageCropLabels } from '#/provider/label-groups/image-crop.ts';

export const imageCrop: ImageCropLabels = {
  stage: '裁剪区域',
  keys: '方向键移动图片，按住 Shift 移动更多。加号和减号缩放，0 重置。也可以在下方输入数值。',
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  reset: '重置',
  left: '左',
  top: '上',
  width: '宽度',
  height: '高度',
  size: (width, height) => `${width} × ${height} px`,
  tooSmall: (size, min) => `此区域为 ${size}。请至少选择 ${min}，否则结果会模糊。`,
  unreadable: '无法显示此图片。请选择 PNG 或 JPG 文件。',
};
