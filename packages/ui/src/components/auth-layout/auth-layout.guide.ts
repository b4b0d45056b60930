import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For pages before the application: sign in, second factor, forgotten password, invitation.',
    'With a brand panel that shows the product; without `headline` and `artwork` the panel stays plain.',
  ],
  avoid: [
    'For pages after sign-in: use `AppShell` with `Page`.',
    'For a failure of the whole application: use `ErrorBox`.',
  ],
  anatomy: [
    ['Brand', 'A `Wordmark` at the top of the form side.'],
    ['Controls (optional)', 'Language and theme, opposite the brand.'],
    ['Main', 'Heading and form, at most 360 px wide from 768 px up; the target of the `SkipLink`.'],
    ['Footer (optional)', 'Terms, privacy, help.'],
    ['Brand panel', 'Headline, one line and artwork. Hidden below 768 px; stays in view beside a tall form.'],
  ],
  keys: [['Tab', 'Moves from the brand and controls to the form and the footer. The layout adds no keys.']],
  do: [
    'Render a `SkipLink` before it, with `#main` as its target.',
    'Start the form with an `h1` that names the step: “Sign in”, “Enter your code”.',
  ],
  dont: [
    'Do not place information in the brand panel alone: phones do not show it.',
    'Do not put more than one form on the page.',
  ],
};
