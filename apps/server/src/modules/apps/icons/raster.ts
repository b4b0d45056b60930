/** A picture in memory: red, green, blue and alpha of each pixel, 8 bits each, rows from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** An opaque color, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** `#1d3557`. */
export function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
}

/** `#1d3557` of a color. */
export const hexOf = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A transparent square. */
export const emptyRaster = (side: number): Raster => ({
  width: side,
  height: side,
  rgba: new Uint8Array(side * side * 4),
});

/** Scales to a square; each pixel becomes the mean of the area that it covers, weighted by alpha. */
export function scaleTo(picture: Raster, side: number): Raster {
  const { width, height } = picture;
  const narrow = shrinkRows(premultiplied(picture), { from: width, to: side, lines: height });
  const small = shrinkRows(transposed(narrow, side, height), { from: height, to: side, lines: side });
  return { width: side, height: side, rgba: straight(transposed(small, side, side)) };
}

/** Colors multiplied by their alpha, which is the form in which they can be added. */
function premultiplied({ rgba }: Raster): Float32Array {
  const out = new Float32Array(rgba.length);
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    const share = alpha / 255;
    for (let part = 0; part < 3; part += 1) out[at + part] = (rgba[at + part] ?? 0) * share;
    out[at + 3] = alpha;
  }
  return out;
}

function straight(values: Float32Array): Uint8Array {
  const out = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at += 4) {
    const alpha = values[at + 3] ?? 0;
    if (alpha <= 0) continue;
    for (let part = 0; part < 3; part += 1)
      out[at + part] = Math.min(255, Math.round(((values[at + part] ?? 0) * 255) / alpha));
    out[at + 3] = Math.min(255, Math.round(alpha));
  }
  return out;
}

/** Changes the length of each row of pixels. */
function shrinkRows(
  values: Float32Array,
  { from, to, lines }: { readonly from: number; readonly to: number; readonly lines: number },
): Float32Array {
  const out = new Float32Array(lines * to * 4);
  const step = from / to;
  // Line by line, in the order of the memory.
  for (let line = 0; line < lines; line += 1)
    for (let target = 0; target < to; target += 1) {
      const start = target * step;
      const end = Math.min(start + step, from);
      const write = (line * to + target) * 4;
      for (let source = Math.floor(start); source < end; source += 1) {
        const share = (Math.min(source + 1, end) - Math.max(source, start)) / step;
        const read = (line * from + source) * 4;
        for (let part = 0; part < 4; part += 1)
          out[write + part] = (out[write + part] ?? 0) + share * (values[read + part] ?? 0);
      }
    }
  return out;
}

/** Rows become columns. */
function transposed(values: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const read = (y * width + x) * 4;
      const write = (x * height + y) * 4;
      for (let part = 0; part < 4; part += 1) out[write + part] = values[read + part] ?? 0;
    }
  return out;
}

/** Places a smaller picture in the middle of a transparent square. */
export function centered(picture: Raster, side: number): Raster {
  const out = emptyRaster(side);
  const [left, top] = [Math.floor((side - picture.width) / 2), Math.floor((side - picture.height) / 2)];
  for (let y = 0; y < picture.height; y += 1)
    out.rgba.set(
      picture.rgba.subarray(y * picture.width * 4, (y + 1) * picture.width * 4),
      ((y + top) * side + left) * 4,
    );
  return out;
}

/** Applies a function to each pixel. */
export function mapPixels(
  { width, height, rgba }: Raster,
  change: (
    pixel: readonly [number, number, number, number],
    x: number,
    y: number,
  ) => readonly [number, number, number, number],
): Raster {
  const out = new Uint8Array(rgba.length);
  for (let at = 0; at < rgba.length; at += 4) {
    const index = at / 4;
    const pixel = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, rgba[at + 3] ?? 0] as const;
    out.set(change(pixel, index % width, Math.floor(index / width)), at);
  }
  return { width, height, rgba: out };
}

/** Puts a picture on an opaque color. */
export const flattenOn = (picture: Raster, color: Rgb): Raster =>
  mapPixels(picture, ([red, green, blue, alpha]) => {
    const share = alpha / 255;
    const mix = (part: number, under: number) => Math.round(part * share + under * (1 - share));
    return [mix(red, color[0]), mix(green, color[1]), mix(blue, color[2]), 255];
  });
