import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For events with a time in one place: the history of settings, the course of an incident.',
    'With `detail` for the change itself, or for one action such as Restore.',
  ],
  avoid: [
    'For many events that are filtered or exported: use `DataTable`.',
    'For the steps of a running process: use `ProgressSteps`.',
    'For states with a duration: use `StatusRibbon`.',
  ],
  anatomy: [
    ['Day', '“Today”, “Yesterday”, “Fri 11 Sept”; the name of the list below it.'],
    [
      'Mark',
      'The icon of the type of event, coloured by `tone`, or a dot. A line connects the events of a day.',
    ],
    ['Title', 'The event in one line.'],
    ['Actor (optional)', 'The person or system: “Maeve O’Brien”, “AutoDJ”.'],
    ['Detail (optional)', 'The change, a reason or an action.'],
    ['Time', '24-hour format in every locale; the exact time is its tooltip.'],
  ],
  keys: [],
  do: [
    'Write events in the past tense with the object first: “Live encoder connected”.',
    'Show the newest event first, and the time zone of the station.',
    'Explain a `bad` event: “Encoder lost, 9 listeners left”.',
  ],
  dont: [
    'Do not use `tone` for decoration: most events are neutral.',
    'Do not show an empty timeline: use `EmptyState`.',
  ],
};
