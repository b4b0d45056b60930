/** A mean, or a number of hours, as precise as it is written. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
