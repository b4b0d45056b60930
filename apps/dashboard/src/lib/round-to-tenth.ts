/** Rounds an average or a number of hours to one decimal. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
