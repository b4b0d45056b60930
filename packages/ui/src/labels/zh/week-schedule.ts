import type { WeekScheduleLabels } from '#/provider/label-groups/week-schedule.ts';

export const weekSchedule: WeekScheduleLabels = {
  week: '一周',
  day: '星期',
  paintWith: '填充内容',
  erase: '清除',
  notSet: '未设置',
  paintDay: (day) => `填充整个${day}`,
  paintTime: (time) => `填充每天的 ${time}`,
  timesIn: (zone) => `时间按 ${zone}`,
  summary: '摘要',
  keys: '方向键移动，按住 Shift 可选择。空格键填充所选范围，Delete 键清除。Shift 加空格选择当天，Control 加空格选择每天的同一时间。',
};
