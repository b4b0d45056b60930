import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For settings in four or more sections with their own URLs: general, streams, server, danger zone.',
    '`SettingsSection` for a group of fields with an explanation beside it.',
    '`SettingsBar` as the last row of a card that is saved on its own.',
  ],
  avoid: [
    'For one short form: use `FormLayout` in a `Card`.',
    'For views of data: use `LinkTabs` below the `PageHeader`.',
    'For a form longer than the window: use `SaveBar` instead of `SettingsBar`.',
  ],
  anatomy: [
    [
      'Section navigation',
      '`SettingsNav`: a column of links at the side; on small screens a horizontal list above, scrolled to the current link.',
    ],
    ['Content', 'One or more cards of the current section.'],
    ['Section', '`SettingsSection`: title and description at the start, fields at the end.'],
    ['Bar', '`SettingsBar`: the save state, which is announced, and the buttons.'],
  ],
  keys: [
    ['Tab', 'Moves through the section links, the fields and the buttons.'],
    ['Enter', 'On a link, opens the section. In a field, submits its form.'],
  ],
  do: [
    'Explain the effect in the description: “Shown in players and directories”.',
    'Put deletion and other irreversible actions into the last section, “Danger zone”.',
    'Write the save state as a fact: “1 unsaved change”, “Saved”.',
  ],
  dont: [
    'Do not save two cards with one bar.',
    'Do not repeat the title of the card as the title of its only section.',
  ],
};
