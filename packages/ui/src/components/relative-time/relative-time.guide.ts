import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For recent events whose age matters more than the clock: last connection, last change.',
    '`short` in rows and cards, `long` in sentences, `narrow` in dense tables.',
  ],
  avoid: [
    'For the duration of something: use `Duration`.',
    'For logs, schedules and dates that people compare or quote: show the exact time. For events by day: use `Timeline`.',
  ],
  anatomy: [
    ['Text', '“12 min. ago”, “in 6 days”; the largest whole unit, truncated and not rounded.'],
    ['Exact time', 'The tooltip, in the time zone of the user or `timeZone`.'],
  ],
  keys: [],
  do: [
    'Pass the same `now` to all times of a page, so that they update together.',
    'Set `timeZone` to that of the station where its schedule is the topic.',
  ],
  dont: [
    'Do not update it more than once a second.',
    'Do not rely on the tooltip: it is not available on touch. Show the exact time where it decides something.',
  ],
};
