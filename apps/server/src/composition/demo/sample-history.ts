import type { DayPart } from '@unmuted/api/contract';
import { demoAudiences } from '#/composition/demo/demo-audience.ts';
import { insertSampleMonth, rollUpSamples } from '#/composition/demo/sample-month.repository.ts';
import { createSampleMonth } from '#/composition/demo/sample-month.ts';
import type { InsertHistory } from '#/composition/seed/seed.ts';
import { saveDayParts } from '#/modules/statistics/statistics/dayparts.repository.ts';
import { zoneOf } from '#/platform/lib/time-zone.ts';

const weekdays = [1, 2, 3, 4, 5];

const dayParts: readonly DayPart[] = [
  { name: 'Breakfast', weekdays, from: 6, to: 10 },
  { name: 'Midday', weekdays, from: 10, to: 15 },
  { name: 'Drive', weekdays, from: 15, to: 19 },
  { name: 'Evening', weekdays, from: 19, to: 24 },
  { name: 'Weekend', weekdays: [6, 7], from: 8, to: 22 },
];

/** The month before the first start of the demo, all of it sample data (ADR 27). */
export const insertSampleHistory: InsertHistory = async (tx, { secrets, now }, casts) => {
  let first = now;
  for (const audience of demoAudiences) {
    const cast = casts.find(({ username }) => username === audience.cast);
    const [[mount] = ['']] = audience.mounts;
    if (!cast) continue;
    const month = createSampleMonth(audience, zoneOf(cast.timezone), cast.onAirUntil.getTime());
    await insertSampleMonth(tx, { cast: { ...cast, mount }, secrets }, month);
    await saveDayParts(tx, cast.id, { parts: [...dayParts], version: 1 });
    if (month.countsFromMs < first.getTime()) first = new Date(month.countsFromMs);
  }
  await rollUpSamples(tx, { from: first, to: new Date(now.getTime() + 1) });
};
