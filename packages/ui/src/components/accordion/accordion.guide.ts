import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For several sections of which a reader needs one or two: set-up steps for BUTT, Mixxx and OBS, answers to frequent questions.',
    'For optional settings of a form: closed content stays in the DOM, so its fields keep their values and are submitted.',
    '`type="single"` when the sections are alternatives, such as one encoder or another.',
  ],
  avoid: [
    'For views that people compare or switch between often: use `Tabs`.',
    'For settings with a navigation of their own: use `SettingsLayout`.',
    'For the details of one row or item: use a `Dialog`, or a page of its own.',
  ],
  anatomy: [
    ['Trigger', 'A button inside a heading, at least 48 px high. `level` sets the heading level.'],
    ['Title', 'Names the content. Long titles wrap.'],
    ['Meta (optional)', 'A count or a reason at the end: “3”, “Not in your plan”.'],
    ['Chevron', 'Points up while the section is open.'],
    [
      'Content',
      'The region below, labelled by its trigger. Find-in-page searches it while closed, and opens it on a match.',
    ],
  ],
  keys: [
    ['Tab', 'Moves to the next trigger, or into the open content.'],
    ['Enter, Space', 'Opens or closes the section.'],
  ],
  do: [
    'Use the words that people search for as the title: “OBS”, “Relay from another server”.',
    'Open the section that most readers need with `defaultValue`.',
  ],
  dont: [
    'Do not hide errors or required fields in a closed section.',
    'Do not nest accordions.',
    'Do not disable an item without its reason in `meta`.',
  ],
};
