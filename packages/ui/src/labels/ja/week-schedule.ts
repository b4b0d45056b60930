import type { WeekScheduleLabels } from '#/provider/label-groups/week-schedule.ts';

export const weekSchedule: WeekScheduleLabels = {
  week: '週間表',
  day: '曜日',
  paintWith: '塗る項目',
  erase: '消去',
  notSet: '未設定',
  paintDay: (day) => `${day}をすべて塗る`,
  paintTime: (time) => `毎日 ${time} を塗る`,
  timesIn: (zone) => `時刻は ${zone}`,
  summary: '概要',
  keys: '矢印キーで移動、Shift と矢印キーで選択します。Space で選択範囲を塗り、Delete で消去します。Shift と Space でその曜日、Ctrl と Space で毎日の同じ時刻を選択します。',
};
