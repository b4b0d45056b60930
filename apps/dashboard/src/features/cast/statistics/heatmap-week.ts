import type { StatisticsHeatmap } from '@unmuted/api';
import { roundToTenth } from '#/lib/round-to-tenth.ts';

/** A week by hour, Monday first, with the unit of its values. */
export interface Week {
  readonly values: readonly (readonly (number | null)[])[];
  readonly measure: 'listeners' | 'hours';
}

/**
 * Returns mean listeners, or listening hours if a filter is set, as counts cannot be filtered. Null if
 * neither is known.
 */
export function weekOf({ mean, listenedS }: StatisticsHeatmap): Week | null {
  const isCounted = mean.some((hours) => hours.some((value) => value !== null));
  if (isCounted)
    return {
      values: mean.map((hours) => hours.map((value) => (value === null ? null : roundToTenth(value)))),
      measure: 'listeners',
    };
  return (
    listenedS && {
      values: listenedS.map((hours) => hours.map((s) => roundToTenth(s / 3_600))),
      measure: 'hours',
    }
  );
}

/** Returns the hour of the week with the highest value; null if there was no listening. Monday is day 0. */
export function bestHour({ values }: Week): { readonly day: number; readonly hour: number } | null {
  let best: { day: number; hour: number; value: number } | null = null;
  for (const [day, hours] of values.entries())
    for (const [hour, value] of hours.entries())
      if ((value ?? 0) > (best?.value ?? 0)) best = { day, hour, value: value ?? 0 };
  return best;
}
