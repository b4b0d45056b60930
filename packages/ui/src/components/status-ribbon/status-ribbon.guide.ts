import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the states of a cast over a period: live, AutoDJ, silence, off air.',
    '`RibbonTrack` as the `track` of an `AreaChart`, where both share the time axis.',
  ],
  avoid: [
    'For the current state: use `StatusPill`.',
    'For numbers over time: use `AreaChart`. For events with causes: use `Timeline`.',
    'For uptime by hour of the week: use `HeatMap`.',
  ],
  anatomy: [
    ['Title', 'The finding: “On air 23 h 44 min of the last 24 h”; source and period below it.'],
    ['Actions', 'Table view and export, from `ChartFrame`.'],
    ['Track', 'One bar per state, each with its own shape and colour. Missing data is hatched.'],
    ['Time axis', 'In the time zone of the user or `timeZone`; left to right, also in RTL layouts.'],
    ['Cursor', 'Outlines a segment and shows its state, duration and times.'],
    ['Totals', 'The share on air, the duration of each state, and a `note`.'],
  ],
  keys: [
    ['Arrow Right, Arrow Up', 'Goes to the next segment.'],
    ['Arrow Left, Arrow Down', 'Goes to the previous segment.'],
    ['Page Up, Page Down', 'Moves by a tenth of the segments.'],
    ['Home, End', 'Goes to the first or last segment.'],
    ['Escape', 'Closes the tooltip.'],
  ],
  do: [
    'State the finding in the title, while loading the topic: “Source”.',
    'Add what the states do not show: “2 reconnects”.',
    'Use the time zone of the station.',
  ],
  dont: [
    'Do not merge AutoDJ with live: the customer wants to know when the studio was connected.',
    'Do not fill unknown time with off air.',
  ],
};
