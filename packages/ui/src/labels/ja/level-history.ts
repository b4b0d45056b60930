import type { LevelHistoryLabels } from '#/provider/label-groups/level-history.ts';

export const levelHistory: LevelHistoryLabels = {
  mean: '平均',
  range: '最小～最大',
  silence: '無音',
  threshold: '警報のしきい値',
  alarmBelow: (level) => `${level} 未満で警報`,
  zoom: '拡大・縮小',
  zoomIn: '拡大',
  zoomOut: '縮小',
  earlier: '前へ',
  later: '後へ',
  showAll: '全期間を表示',
  keys: '矢印キーで時刻を移動します。プラスとマイナスで拡大・縮小、Shift と矢印キーで期間を移動、0 で全期間を表示します。',
};
