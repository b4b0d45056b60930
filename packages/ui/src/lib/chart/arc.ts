/** A point on a circle; 0 is the top, 1 a full turn, clockwise. */
function onCircle(turn: number, radius: number, center: number): string {
  const angle = turn * 2 * Math.PI;
  const x = center + Math.sin(angle) * radius;
  const y = center - Math.cos(angle) * radius;
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}

/**
 * Path of a ring segment between two turns (0 to 1), in a square of `2 * outer`. A full ring consists of two halves,
 * because an arc whose ends coincide is not drawn.
 */
export function ringPath(from: number, to: number, outer: number, inner: number): string {
  if (to <= from) return '';
  if (to - from >= 1) return ringPath(0, 0.5, outer, inner) + ringPath(0.5, 0.9999, outer, inner);
  const large = to - from > 0.5 ? 1 : 0;
  return [
    `M${onCircle(from, outer, outer)}A${outer} ${outer} 0 ${large} 1 ${onCircle(to, outer, outer)}`,
    `L${onCircle(to, inner, outer)}A${inner} ${inner} 0 ${large} 0 ${onCircle(from, inner, outer)}z`,
  ].join('');
}
