import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a familiar action without room for a label: copy, close, more actions.',
    'In a toolbar, a table row or a card header, where a column of labelled buttons would be noise.',
    'For a toggle with two states, with `aria-pressed`: mute, dark theme.',
    '`ghost` beside other content; `secondary` where it is alone and needs a visible edge.',
  ],
  avoid: [
    'For an action that is rare or has serious effects: use `Button` with a label.',
    'To start and stop a stream: use `PlayButton`. To copy a text: use `CopyButton`, which confirms the copy.',
    'For a symbol that does nothing: use the icon alone.',
  ],
  anatomy: [
    ['Button', 'A square of 32, 36 or 44 px, at least 40 px on touch. The hit area extends 4 px beyond it.'],
    ['Icon', 'The only visible content. Filled background while `aria-pressed` or `aria-expanded` is true.'],
    ['Name', '`aria-label` or `aria-labelledby`; required by the type, not visible.'],
  ],
  keys: [['Enter, Space', 'Activates the button.']],
  do: [
    'Name the action and its object: “Copy stream address”, “More actions for Radio Aurora”.',
    'Add a `Tooltip` with the same text if the icon is not universally known.',
  ],
  dont: [
    'Do not change the name together with `aria-pressed`: “Mute, pressed” is enough.',
    'Do not use one icon for two actions on the same page.',
  ],
};
