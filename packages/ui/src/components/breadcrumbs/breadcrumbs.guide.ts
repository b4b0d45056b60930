import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'On pages two or more levels below the dashboard: Dashboard, Casts, aurora.',
    'Through the `breadcrumb` prop of `PageHeader`; directly only where a page has another header.',
  ],
  avoid: [
    'For the steps of a process: use `ProgressSteps`.',
    'For views of the same page: use `Tabs`.',
    'On pages that the main navigation lists: its current `NavItem` shows the place.',
  ],
  anatomy: [
    ['Level', 'A link to each page above.'],
    ['Separator', 'A chevron; mirrored in right-to-left layouts, hidden from screen readers.'],
    ['Show button', 'On a phone, in place of the middle of a path with more than three levels.'],
    ['Current page', 'Text, not a link; marked with `aria-current`.'],
  ],
  keys: [
    ['Tab', 'Moves between the links and the show button.'],
    ['Enter', 'Follows the link, or shows the full path.'],
  ],
  do: [
    'Use the names of the pages: “Casts”, “aurora”.',
    'Follow the structure of the product, not the way the user came.',
  ],
  dont: [
    'Do not make the current page a link.',
    'Do not use it as the only way back from a form; provide “Cancel”.',
  ],
};
