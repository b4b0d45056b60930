import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To move a value from the screen to a phone: the key for an authenticator app, the address of a stream.',
    'For print: a poster with the link to the station.',
  ],
  avoid: [
    'On a phone as the only way: the phone cannot scan its own screen. Offer a link or a `CopyButton`.',
    'For a value that is copied on the same device: use `CopyButton` or `CodeBlock`.',
  ],
  anatomy: [
    ['Quiet zone', 'A white margin of four modules, which scanners require.'],
    ['Code', 'Black on white in every theme; 128, 192 or 256 px.'],
    ['Name', '`label`, read by screen readers as the name of an image.'],
  ],
  keys: [],
  do: [
    'Show the value as text beside it, with a `CopyButton`.',
    'Use `lg` for values over about 100 characters: the modules get smaller with the length.',
  ],
  dont: [
    'Do not tint it or put a logo into it.',
    'Do not show the code of a secret, such as a two-factor key, longer than the set-up takes: a photo of it is a copy.',
  ],
};
