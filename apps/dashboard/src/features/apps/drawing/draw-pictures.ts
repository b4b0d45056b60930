import { type AppLook, textOn } from '#/features/apps/drawing/app-look.ts';
import { drawCover, opaqueCanvas, type Rect } from '#/features/apps/drawing/canvas.ts';
import { drawScene, drawText, type Scene } from '#/features/apps/drawing/draw-scenes.ts';
import type { PictureSize } from '#/features/apps/drawing/picture-sizes.ts';

interface Caption {
  readonly text: string;
  /** Of the listing. */
  readonly language: string;
}

function fillSky(context: CanvasRenderingContext2D, { colors }: AppLook, { width, height }: PictureSize) {
  const sky = context.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, colors.bar);
  sky.addColorStop(1, colors.background);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
}

/** The case of a device around its screen; it leaves the picture at the bottom. */
function drawDevice(
  context: CanvasRenderingContext2D,
  look: AppLook,
  scene: Scene,
  rect: Rect,
  language: string,
) {
  const edge = Math.min(rect.width, rect.height) * 0.022;
  const radius = Math.min(rect.width, rect.height) * 0.1;
  context.fillStyle = '#05070a';
  context.beginPath();
  context.roundRect(rect.x, rect.y, rect.width, rect.height, radius);
  context.fill();
  context.lineWidth = edge * 0.25;
  context.strokeStyle = '#5a6270';
  context.stroke();
  const screen = {
    x: rect.x + edge,
    y: rect.y + edge,
    width: rect.width - edge * 2,
    height: rect.height - edge * 2,
  };
  drawScene(context, scene, look, screen, radius - edge, language);
}

/** A screenshot of a store: a sentence, and a device with the app. */
export function drawScreenshot(
  look: AppLook,
  scene: Scene,
  size: PictureSize,
  caption: Caption,
): HTMLCanvasElement {
  const { canvas, context } = opaqueCanvas(size);
  const { width, height } = size;
  const { text, language } = caption;
  const color = textOn(look.colors.bar);
  fillSky(context, look, size);
  if (width > height) {
    const isRtl = language.startsWith('ar');
    const room = width * 0.34;
    const margin = width * 0.06;
    drawText(context, text, isRtl ? width - margin : margin, height * 0.32, {
      px: height * 0.07,
      color,
      width: room,
      lines: 5,
      language,
      align: isRtl ? 'right' : 'left',
    });
    const device = { y: height * 0.14, width: width * 0.5, height: height * 0.94 };
    drawDevice(
      context,
      look,
      scene,
      { ...device, x: isRtl ? margin : width * 0.94 - device.width },
      language,
    );
    return canvas;
  }
  const bottom = drawText(context, text, width / 2, height * 0.055, {
    px: width * 0.064,
    color,
    width: width * 0.86,
    lines: 3,
    language,
  });
  const top = Math.max(bottom + height * 0.035, height * 0.17);
  const deviceWidth = Math.min(width * 0.78, (height - top) * 0.78);
  drawDevice(
    context,
    look,
    scene,
    {
      x: (width - deviceWidth) / 2,
      y: top,
      width: deviceWidth,
      height: Math.max(height - top * 0.9, deviceWidth * 1.3),
    },
    language,
  );
  return canvas;
}

/** The feature graphic of Google Play: the name, a sentence, and the picture. */
export function drawFeature(
  look: AppLook,
  size: PictureSize,
  { title, text, language }: Caption & { readonly title: string },
): HTMLCanvasElement {
  const { canvas, context } = opaqueCanvas(size);
  const { width, height } = size;
  const isRtl = language.startsWith('ar');
  const color = textOn(look.colors.background);
  fillSky(context, look, size);
  const side = height * 0.62;
  const picture = look.icon ?? look.art;
  const x = isRtl ? width * 0.08 : width * 0.92 - side;
  if (picture)
    drawCover(context, picture, { x, y: (height - side) / 2, width: side, height: side }, side * 0.22);
  const words = {
    color,
    width: width * 0.5,
    language,
    align: isRtl ? 'right' : 'left',
  } as const;
  const start = isRtl ? width * 0.92 : width * 0.08;
  const end = drawText(context, title, start, height * 0.3, {
    ...words,
    px: height * 0.13,
    weight: 700,
    lines: 2,
  });
  drawText(context, text, start, end + height * 0.03, {
    ...words,
    px: height * 0.058,
    weight: 400,
    lines: 3,
  });
  return canvas;
}

/** The shape of a picture in one color: what differs from its corners. */
export function drawMono(image: HTMLImageElement, sidePx: number, color: string): HTMLCanvasElement | null {
  const canvas = Object.assign(document.createElement('canvas'), { width: sidePx, height: sidePx });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(image, 0, 0, sidePx, sidePx);
  const pixels = context.getImageData(0, 0, sidePx, sidePx);
  const { data } = pixels;
  const [red = 0, green = 0, blue = 0] = data;
  let most = 1;
  const distances = new Float32Array(sidePx * sidePx);
  for (let at = 0; at < distances.length; at += 1) {
    const [r = 0, g = 0, b = 0] = data.subarray(at * 4, at * 4 + 3);
    const distance = Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue);
    distances[at] = distance;
    most = Math.max(most, distance);
  }
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  for (const [at, distance] of distances.entries()) {
    const shown = Math.min(1, Math.max(0, (distance / most - 0.25) * 3));
    data.set([r ?? 0, g ?? 0, b ?? 0, shown * 255], at * 4);
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}
