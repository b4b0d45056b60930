import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To choose files by drag and drop or with the picker: a logo, songs, a playlist.',
    '`statusOf` to show the progress of the upload, which the page carries out.',
    '`multiple` with `maxFiles` for songs; without it, a new file replaces the current one.',
  ],
  avoid: [
    'For the address of an image or a stream: use `Input`.',
    'For text that people paste: use `Textarea`.',
  ],
  anatomy: [
    ['Drop zone', 'The whole area opens the picker; highlighted while files are dragged over it.'],
    ['Hint (optional)', 'Types, dimensions and size: “PNG or JPG, square, up to 5 MB”.'],
    ['Rejections', 'Each rejected file with its reason; announced.'],
    ['File', 'Name, size, and progress, completion or error.'],
    ['Remove button', 'Per file; focus moves to the drop zone afterwards.'],
  ],
  keys: [
    ['Tab', 'Moves to the drop zone and the remove buttons.'],
    ['Enter, Space', 'On the drop zone: opens the file picker. On a button: removes the file.'],
  ],
  do: [
    'State every constraint in the hint before the choice.',
    'List extensions as well as types in `accept`: `.mp3,audio/mpeg`.',
    'Validate the content on the server too: name, type and size can be wrong.',
  ],
  dont: [
    'Do not rely on drag and drop in instructions: phones have none.',
    'Do not discard all files because one is rejected; the others stay.',
  ],
};
