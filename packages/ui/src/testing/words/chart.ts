import type { ChartLabels } from '#/provider/words/chart.ts';

/** English words for tests and stories. */
export const chartWords: ChartLabels = {};
