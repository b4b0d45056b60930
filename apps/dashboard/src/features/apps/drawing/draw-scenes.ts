import { type AppLook, textOn } from '#/features/apps/drawing/app-look.ts';
import { drawCover, linesOf, type Rect } from '#/features/apps/drawing/canvas.ts';

/** What the screen of a screenshot shows, in their order. */
export const scenes = ['player', 'lock', 'car', 'timer'] as const;
export type Scene = (typeof scenes)[number];

type Context = CanvasRenderingContext2D;

const font = (px: number, weight = 600) =>
  `${weight} ${Math.round(px)}px "Inter Variable", "Noto Sans JP", "Noto Sans SC", "Hiragino Sans", "PingFang SC", "Yu Gothic", "Microsoft YaHei", sans-serif`;

interface TextOptions {
  readonly px: number;
  readonly color: string;
  readonly width: number;
  readonly language: string;
  readonly weight?: number;
  readonly lines?: number;
  readonly align?: 'center' | 'left' | 'right';
}

/** Writes a text from a top edge on; returns its bottom edge. */
export function drawText(
  context: Context,
  text: string,
  x: number,
  top: number,
  options: TextOptions,
): number {
  const { px, color, width, language, weight = 600, lines = 1, align = 'center' } = options;
  context.font = font(px, weight);
  context.fillStyle = color;
  context.textAlign = align;
  context.textBaseline = 'top';
  context.direction = language.startsWith('ar') ? 'rtl' : 'ltr';
  const written = linesOf((part) => context.measureText(part).width, text, { width, lines, language });
  for (const [index, line] of written.entries()) context.fillText(line, x, top + index * px * 1.25);
  return top + written.length * px * 1.25;
}

function fillRound(context: Context, { x, y, width, height }: Rect, radius: number, color: string) {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

/** Two bars in a circle of the tint. */
function drawPause(context: Context, x: number, y: number, radius: number, tint: string) {
  context.fillStyle = tint;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  const bar = radius * 0.2;
  for (const side of [-1, 1])
    fillRound(
      context,
      { x: x + side * bar * 1.2 - bar / 2, y: y - radius * 0.36, width: bar, height: radius * 0.72 },
      bar / 3,
      textOn(tint),
    );
}

function drawArt(context: Context, { art, colors }: AppLook, rect: Rect) {
  const radius = rect.width * 0.07;
  if (art) {
    drawCover(context, art, rect, radius);
    return;
  }
  fillRound(context, rect, radius, colors.bar);
  context.strokeStyle = colors.tint;
  context.lineWidth = rect.width * 0.05;
  for (const part of [0.14, 0.26, 0.38]) {
    context.beginPath();
    context.arc(rect.x + rect.width / 2, rect.y + rect.height / 2, rect.width * part, 0, Math.PI * 2);
    context.stroke();
  }
}

function drawPlayer(context: Context, look: AppLook, { x, y, width, height }: Rect, language: string) {
  const { colors, icon, name, title, artist } = look;
  const text = textOn(colors.background);
  const unit = Math.min(width, height * 0.56) / 100;
  const middle = x + width / 2;
  fillRound(context, { x, y, width, height: unit * 20 }, 0, colors.bar);
  if (icon)
    drawCover(
      context,
      icon,
      { x: x + unit * 5, y: y + unit * 7, width: unit * 9, height: unit * 9 },
      unit * 4.5,
    );
  drawText(context, name, x + unit * 17, y + unit * 9, {
    px: unit * 5,
    color: textOn(colors.bar),
    width: width - unit * 25,
    language,
    align: 'left',
  });
  const side = Math.min(width - unit * 16, height * 0.5);
  drawArt(context, look, { x: middle - side / 2, y: y + unit * 26, width: side, height: side });
  let top = y + unit * 32 + side;
  const common = { width: width - unit * 16, language, color: text };
  top = drawText(context, title, middle, top, { ...common, px: unit * 8 }) + unit;
  if (artist) top = drawText(context, artist, middle, top, { ...common, px: unit * 5, weight: 400 });
  drawPause(context, middle, Math.min(top + unit * 18, y + height - unit * 14), unit * 11, colors.tint);
}

function drawLock(context: Context, look: AppLook, { x, y, width, height }: Rect, language: string) {
  const { colors, title, artist } = look;
  const text = textOn(colors.background);
  const unit = Math.min(width, height * 0.56) / 100;
  const middle = x + width / 2;
  drawText(context, '18:44', middle, y + unit * 22, {
    px: unit * 24,
    color: text,
    width,
    language,
    weight: 500,
  });
  const card = { x: x + unit * 6, y: y + unit * 66, width: width - unit * 12, height: unit * 52 };
  fillRound(context, card, unit * 6, colors.bar);
  drawArt(context, look, { x: card.x + unit * 5, y: card.y + unit * 5, width: unit * 18, height: unit * 18 });
  const words = {
    width: card.width - unit * 32,
    language,
    color: textOn(colors.bar),
    align: 'left',
  } as const;
  const end = drawText(context, title, card.x + unit * 27, card.y + unit * 7, { ...words, px: unit * 5.5 });
  if (artist) drawText(context, artist, card.x + unit * 27, end, { ...words, px: unit * 4.5, weight: 400 });
  drawPause(context, middle, card.y + unit * 38, unit * 9, colors.tint);
}

function drawCar(context: Context, look: AppLook, rect: Rect, language: string) {
  const { x, y, width, height } = rect;
  const { colors, title, artist, name } = look;
  context.fillStyle = '#0b0d10';
  context.fillRect(x, y, width, height);
  const wide = width * 0.92;
  const tall = Math.min(wide * 0.6, height * 0.8);
  const screen = { x: x + (width - wide) / 2, y: y + (height - tall) * 0.3, width: wide, height: tall };
  fillRound(context, screen, tall * 0.05, colors.background);
  const unit = tall / 100;
  drawArt(context, look, {
    x: screen.x + unit * 8,
    y: screen.y + unit * 18,
    width: unit * 52,
    height: unit * 52,
  });
  const left = screen.x + unit * 67;
  const words = { width: screen.x + wide - left - unit * 5, language, align: 'left' } as const;
  const text = textOn(colors.background);
  let top = drawText(context, name, left, screen.y + unit * 20, {
    ...words,
    px: unit * 6,
    color: text,
    weight: 400,
  });
  top = drawText(context, title, left, top + unit * 2, { ...words, px: unit * 9, color: text, lines: 2 });
  if (artist) drawText(context, artist, left, top, { ...words, px: unit * 6, color: text, weight: 400 });
  drawPause(context, screen.x + wide / 2, screen.y + unit * 84, unit * 11, colors.tint);
}

function drawTimer(context: Context, look: AppLook, { x, y, width, height }: Rect, language: string) {
  const { colors, name } = look;
  const text = textOn(colors.background);
  const unit = Math.min(width, height * 0.56) / 100;
  const middle = x + width / 2;
  const center = y + Math.min(unit * 80, height * 0.46);
  drawText(context, name, middle, y + unit * 14, { px: unit * 6, color: text, width: width * 0.8, language });
  context.lineWidth = unit * 5;
  context.lineCap = 'round';
  for (const [color, turn] of [
    [colors.bar, 2],
    [colors.tint, 1.3],
  ] as const) {
    context.strokeStyle = color;
    context.beginPath();
    context.arc(middle, center, unit * 34, -Math.PI / 2, -Math.PI / 2 + Math.PI * turn);
    context.stroke();
  }
  drawText(context, '30:00', middle, center - unit * 9, {
    px: unit * 17,
    color: text,
    width,
    language,
    weight: 500,
  });
  drawPause(context, middle, Math.min(center + unit * 56, y + height - unit * 16), unit * 10, colors.tint);
}

const painters = { player: drawPlayer, lock: drawLock, car: drawCar, timer: drawTimer };

/** Draws a scene on a screen with round corners. */
export function drawScene(
  context: Context,
  scene: Scene,
  look: AppLook,
  rect: Rect,
  radius: number,
  language: string,
) {
  context.save();
  context.beginPath();
  context.roundRect(rect.x, rect.y, rect.width, rect.height, radius);
  context.clip();
  context.fillStyle = look.colors.background;
  context.fillRect(rect.x, rect.y, rect.width, rect.height);
  painters[scene](context, look, rect, language);
  context.restore();
}
