export { LevelHistory } from './level-history.tsx';
export type { LevelHistoryProps, LevelSilence } from './level-history.types.ts';
export type { LevelSeries } from './level-pyramid.ts';
export type { TimeRange } from './level-range.ts';
