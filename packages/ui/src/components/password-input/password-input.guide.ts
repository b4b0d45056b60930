import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the password of an account, with `autoComplete="current-password"` or `"new-password"`.',
    'For the source password of an encoder, with `autoComplete="off"`.',
  ],
  avoid: [
    'For a six-digit code: use `Input` with `inputMode="numeric"` and `autoComplete="one-time-code"`.',
    'To show a secret for copying, such as an API key: use `CodeBlock`, or a read-only `Input` with a `CopyButton`.',
  ],
  anatomy: [
    ['Input', 'The hidden text; without spell checking and automatic capitals.'],
    ['Show button', 'Shows and hides the text; its name changes with the effect.'],
    ['Caps Lock warning', 'Below the box while Caps Lock is on; announced.'],
  ],
  keys: [
    ['Enter', 'In the input, submits the form.'],
    ['Tab', 'Moves to the show button.'],
    ['Enter, Space', 'On the button, shows or hides the text.'],
  ],
  do: [
    'Write the rule before the first attempt, in the hint: “At least 10 characters”.',
    'Allow pasting and password managers.',
  ],
  dont: [
    'Do not ask for the password twice: it can be shown.',
    'Do not prefill it with dots or with a stored password.',
  ],
};
