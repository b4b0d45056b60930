/**
 * The Equal Earth projection (Šavrič, Patterson and Jenny, 2018): it preserves areas, so that large countries do not
 * look as if they had more listeners. The map is rotated so that its edge runs through the Bering Strait and splits
 * neither Russia nor New Zealand.
 */

/** Rotation of the map to the east, in degrees. */
export const MAP_CENTER = 11;

/** Size of the drawing in its own units. */
export const MAP_WIDTH = 6000;
export const MAP_HEIGHT = 2921;

const A1 = 1.340264;
const A2 = -0.081106;
const A3 = 0.000893;
const A4 = 0.003796;
const M = Math.sqrt(3) / 2;
/** Half the width of the world in the units of the formula. */
const HALF = (2 * Math.sqrt(3) * Math.PI) / (3 * A1);

/** Position of a place; degrees east and north. */
export function project(longitude: number, latitude: number): readonly [x: number, y: number] {
  const turned = ((((longitude - MAP_CENTER + 180) % 360) + 360) % 360) - 180;
  const lambda = (turned * Math.PI) / 180;
  const theta = Math.asin(M * Math.sin((latitude * Math.PI) / 180));
  const squared = theta * theta;
  const sixth = squared * squared * squared;
  const slope = 9 * A4 * sixth * squared + 7 * A3 * sixth + 3 * A2 * squared + A1;
  const x = (2 * Math.sqrt(3) * lambda * Math.cos(theta)) / (3 * slope);
  const y = theta * (A1 + A2 * squared + sixth * (A3 + A4 * squared));
  const scale = MAP_WIDTH / (2 * HALF);
  return [MAP_WIDTH / 2 + x * scale, MAP_HEIGHT / 2 - y * scale];
}
