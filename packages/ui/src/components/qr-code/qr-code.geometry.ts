import { encode } from 'uqr';

/** Quiet zone in modules, which scanners require (ISO/IEC 18004 §5.3.8). */
export const QUIET_ZONE = 4;

/** A QR code as a path with one unit per module. */
export interface QrGeometry {
  /** Edge length, including the quiet zone. */
  size: number;
  /** Path of the dark modules. */
  path: string;
}

/** Adjacent dark modules are merged into one rectangle to avoid hairlines. */
export function qrGeometry(value: string): QrGeometry {
  const { data } = encode(value, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) =>
    runs(row).map(([x, length]) => `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`),
  );
  return { size: data.length + 2 * QUIET_ZONE, path: path.join('') };
}

/** Start and length of each run of dark modules. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = found.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  }
  return found;
}
