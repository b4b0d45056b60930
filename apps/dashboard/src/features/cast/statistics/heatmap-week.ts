import type { StatisticsHeatmap } from '@unmuted/api';
import { roundToTenth } from '#/lib/round-to-tenth.ts';

/** A week by the hour, Monday first, and what its values are. */
export interface Week {
  readonly values: readonly (readonly (number | null)[])[];
  readonly measure: 'listeners' | 'hours';
}

/** Mean listeners; with a filter, which counts do not know, the hours that were listened. Null: neither is known. */
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

/** The hour of the week with the most; null where nobody listened. Monday is day 0. */
export function bestHour({ values }: Week): { readonly day: number; readonly hour: number } | null {
  let best: { day: number; hour: number; value: number } | null = null;
  for (const [day, hours] of values.entries())
    for (const [hour, value] of hours.entries())
      if ((value ?? 0) > (best?.value ?? 0)) best = { day, hour, value: value ?? 0 };
  return best;
}
