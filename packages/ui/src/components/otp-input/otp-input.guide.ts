import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'For a code of digits that arrives by an authenticator app, a text message or an email.',
    'With `length` for codes of another length than six.',
  ],
  avoid: ['For recovery codes and other codes with letters: use `Input`.'],
  anatomy: [
    ['Field', 'The label, the hint and the error.'],
    ['Boxes', 'One per digit, left to right in every language; hidden from assistive technology.'],
    ['Input', 'One `<input>` that covers the boxes, so that pasting and autofill work as in any other.'],
  ],
  keys: [
    ['A digit', 'Fills the box, or replaces its digit, and moves on.'],
    ['Backspace', 'Deletes the digit.'],
    ['Arrow Left, Arrow Right', 'Moves from box to box.'],
    ['Control + V', 'Fills in the digits of the clipboard; a whole code replaces what is there.'],
  ],
  do: [
    'Submit the form in `onComplete`.',
    'Keep a submit button for those who want to check the code first.',
  ],
  dont: ['Do not clear a rejected code: select it, so that one digit can be corrected.'],
};
