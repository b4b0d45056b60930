import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a short automatic process of two to five named steps: signing in, publishing an app, verifying a domain.',
    'Where a failure must be attributed to one step.',
  ],
  avoid: [
    'For a measurable amount, such as bytes: use `Progress`.',
    'For navigation between the pages of a form: use `Tabs` or separate pages.',
    'For events with times: use `Timeline`.',
  ],
  anatomy: [
    ['Title (optional)', 'Name of the process.'],
    ['Steps', 'An ordered list in one wrapping line. The current one has `aria-current="step"`.'],
    [
      'Symbol',
      'Spinner while in progress, check mark when done, exclamation mark when failed; none while waiting.',
    ],
    ['Label', 'The step, with its state as hidden text. Changes are announced.'],
  ],
  keys: [],
  do: [
    'Name steps by their object in one or two words: “Products”, “Sites”.',
    'Explain a failed step below, with an action: “DNS: no CNAME record found. Check again”.',
  ],
  dont: [
    'Do not add steps while it runs.',
    'Do not show it for processes that normally take less than a second.',
  ],
};
