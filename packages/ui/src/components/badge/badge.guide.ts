import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a short fact next to a name: a role (“Owner”), a version (“v2”), a count (“5 of 7”).',
    '`info` for data with a caveat, such as a sample or a beta.',
  ],
  avoid: [
    'For a state such as on air or failed: use `StatusPill`.',
    'For a value that the user selected or can remove: use `Tag`.',
    'For a number that matters by itself: use `Stat`.',
  ],
  anatomy: [['Label', 'One or two words, or a number with its total. 20 px high; it does not wrap.']],
  keys: [],
  do: ['Place it directly after the name it belongs to.', 'Write a count with its whole: “5 of 7”.'],
  dont: [
    'Do not make it a button or a link.',
    'Do not put more than two next to one name.',
    'Do not use `info` for decoration.',
  ],
};
