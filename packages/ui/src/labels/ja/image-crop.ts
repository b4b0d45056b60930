import type { ImageCropLabels } from '#/provider/label-groups/image-crop.ts';

export const imageCrop: ImageCropLabels = {
  stage: '切り抜き範囲',
  keys: '矢印キーで画像を移動し、Shift を押すと大きく移動します。プラスとマイナスで拡大・縮小、0 でリセットします。下の欄に数値を入力することもできます。',
  zoom: '拡大率',
  zoomIn: '拡大',
  zoomOut: '縮小',
  reset: 'リセット',
  left: '左',
  top: '上',
  width: '幅',
  height: '高さ',
  size: (width, height) => `${width} × ${height} px`,
  tooSmall: (size, min) => `この範囲は ${size} です。ぼやけないように ${min} 以上を選択してください。`,
  unreadable: 'この画像を表示できませんでした。PNG または JPG ファイルを選択してください。',
};
