import { encode } from 'uqr';

/** Modules of white around the code, without which scanners do not find it (ISO/IEC 18004 §5.3.8). */
export const QUIET_ZONE = 4;

/** A code as one path, a module being one unit, and the edge of the picture around it. */
export interface QrGeometry {
  /** Edge length, quiet zone included. */
  size: number;
  /** The dark modules. */
  path: string;
}

/** Dark modules side by side become one rectangle, so that no hairline shows between them. */
export function qrGeometry(value: string): QrGeometry {
  const { data } = encode(value, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) =>
    runs(row).map(([x, length]) => `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`),
  );
  return { size: data.length + 2 * QUIET_ZONE, path: path.join('') };
}

/** Start and length of each row of dark modules. */
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
