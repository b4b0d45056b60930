import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    '`FieldDiff` for changed settings in a history, and before a revision is restored.',
    '`TextDiff` for a changed text of several lines, such as a configuration.',
  ],
  avoid: [
    'For settings that have not changed: use `DescriptionList`.',
    'For the course of changes over time: use `Timeline`, with the diff inside its entries.',
    'For code to copy: use `CodeBlock`.',
  ],
  anatomy: [
    ['Setting', 'Of `FieldDiff`: its name; screen readers also hear added, removed or changed.'],
    ['Before', 'Removed words are struck out; “Not set” where there was no value.'],
    ['Arrow', 'Between the values; where they are stacked, a label replaces it.'],
    ['After', 'Added words are highlighted; “Not set” where the value was removed.'],
    ['Line', 'Of `TextDiff`: number, sign and text; the sign is announced as a word.'],
    ['Omitted lines', 'Of `TextDiff`: “12 unchanged lines”.'],
  ],
  keys: [],
  do: [
    'Format the values as the form shows them: “128 kbps”, “On”, “Europe/Dublin”.',
    'Use the labels of the form as names, in the order of the form.',
    'Give `TextDiff` a name: “Changes to the configuration”.',
  ],
  dont: [
    'Do not show passwords or tokens; write “Changed”.',
    'Do not list settings that are equal on both sides.',
  ],
};
