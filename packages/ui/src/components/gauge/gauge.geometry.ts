/** Drawing units of the arc: a half ring that is open at the bottom, a little more than half. */
export const GAUGE = { width: 200, height: 132, x: 100, y: 98, radius: 76, stroke: 10 } as const;

/** The arc spans from 105 degrees left of the top to 105 degrees right of it. */
const SWEEP = 210;
const round = (value: number): number => Math.round(value * 100) / 100;

/** Position of a value on the scale, 0 to 1. */
export function gaugeShare(value: number, min: number, max: number): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
}

/** A point on the arc; `share` is 0 to 1, `offset` is the distance outwards from the middle of the ring. */
export function gaugePoint(share: number, offset = 0): readonly [x: number, y: number] {
  const angle = ((share * SWEEP - SWEEP / 2) * Math.PI) / 180;
  const radius = GAUGE.radius + offset;
  return [round(GAUGE.x + radius * Math.sin(angle)), round(GAUGE.y - radius * Math.cos(angle))];
}

/** The path between two shares of the arc; empty when it has no length. */
export function gaugeArc(from: number, to: number, offset = 0): string {
  if (to <= from) return '';
  const [x1, y1] = gaugePoint(from, offset);
  const [x2, y2] = gaugePoint(to, offset);
  const isLarge = (to - from) * SWEEP > 180 ? 1 : 0;
  const radius = GAUGE.radius + offset;
  return `M${x1} ${y1}A${radius} ${radius} 0 ${isLarge} 1 ${x2} ${y2}`;
}
