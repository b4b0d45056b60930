import type { LevelHistoryLabels } from '#/provider/label-groups/level-history.ts';

export const levelHistory: LevelHistoryLabels = {
  mean: '平均值',
  range: '最低到最高',
  silence: '静音',
  threshold: '报警阈值',
  alarmBelow: (level) => `低于 ${level} 时报警`,
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  earlier: '更早',
  later: '更晚',
  showAll: '显示整个时段',
  keys: '方向键在时间上移动。加号和减号缩放，Shift 加方向键移动时段，0 显示整个时段。',
};
