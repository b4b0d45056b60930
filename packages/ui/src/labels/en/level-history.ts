import type { LevelHistoryLabels } from '#/provider/label-groups/level-history.ts';

export const levelHistory: LevelHistoryLabels = {
  mean: 'Average',
  range: 'Lowest to highest',
  silence: 'Silence',
  threshold: 'Alarm threshold',
  alarmBelow: (level) => `Alarm below ${level}`,
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  earlier: 'Earlier',
  later: 'Later',
  showAll: 'Show the whole period',
  keys: 'Arrow keys move through time. Plus and minus zoom, Shift with an arrow key moves the period, 0 shows all of it.',
};
