import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a message about the page or the section it is in: planned maintenance, a suspended cast, a failed save.',
    '`danger` for a failure, `warning` for a condition that becomes one (“Silent for 32 seconds”), `success` for a completed check, `info` and `neutral` for facts.',
    '`silent` for a message that is already there when the page loads.',
  ],
  avoid: [
    'For the result of an action that leaves nothing to do, such as “Saved”: use `Toast`.',
    'For one field: use the `error` of `Field`.',
    'For content that couldn’t be loaded: use `FailedState`; for a whole page: `ErrorBox`.',
  ],
  anatomy: [
    ['Icon', 'Shows the tone by shape as well as colour; aligned with the first line.'],
    ['Title (optional)', 'The condition in a few words: “DNS is ready”.'],
    ['Text', 'The effect and the next step. Without a title, it is the message.'],
    ['Actions (optional)', 'Small buttons or links that resolve the problem.'],
  ],
  keys: [],
  do: [
    'Give the reason and the fix: “Port 8001 is in use. Choose another pair.”',
    'Place it above the content it is about.',
    'Offer the fix as an action: “Retry”, “Pay invoice”.',
  ],
  dont: [
    'Do not use `danger` for emphasis: it interrupts screen readers.',
    'Do not stack more than two; combine what has the same cause.',
    'Do not write “Error” or “Success” as the title.',
  ],
};
