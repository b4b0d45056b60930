import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Once, around every page of the signed-in application.',
    '`navType="top"` for customers who choose a horizontal navigation; `collapsed` for a side navigation of icons only.',
    '`headerColor` and `topNavColor` for colours of the customer; the text becomes black or white, whichever is readable.',
  ],
  avoid: [
    'For pages outside the application, such as sign-in: use `AuthLayout`.',
    'For the content of a page: use `Page` with a `PageHeader` inside the shell.',
    'For navigation within one area: use `SettingsLayout` or `Tabs`.',
  ],
  anatomy: [
    ['Side navigation', 'Brand and `NavList`: 250 px wide, 80 px when collapsed. From 768 px up.'],
    [
      'Header',
      'Buttons for the navigation, brand where there is no side navigation, and search, language and account.',
    ],
    ['Top navigation', 'Replaces the side navigation with `navType="top"`.'],
    ['Main', 'The page. Its `id` is the target of the `SkipLink`.'],
    ['Footer (optional)', 'Owner and links.'],
  ],
  keys: [
    ['Tab', 'Moves through navigation, header, page and footer in reading order. The shell adds no keys.'],
  ],
  do: [
    'Render a `SkipLink` before it.',
    'Pass `navToggle` and `mobileNavToggle`, each with a name: “Collapse navigation”, “Open navigation”.',
    'Open the navigation of a phone in a `Drawer` with `side="start"`.',
  ],
  dont: [
    'Do not nest shells or add a second `main`.',
    'Do not put page actions in the header; they belong in `PageHeader`.',
  ],
};
