import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    '`Wordmark` at the top of `AppShell` and `AuthLayout`, as a link to the dashboard with `asChild`.',
    '`BrandMark` alone where the brand name is rendered next to it.',
  ],
  avoid: [
    'For the logo of a station or customer: use `Avatar` with `shape="square"`.',
    'As an illustration of an empty page: use `EmptyState`.',
  ],
  anatomy: [
    ['Mark', 'The symbol, 28 px; hidden from screen readers.'],
    ['Name', 'Of a `Wordmark`. Visually hidden in a collapsed side navigation, so the link keeps its name.'],
  ],
  keys: [
    ['Tab', 'Reaches a `Wordmark` that renders a link with `asChild`; otherwise nothing takes focus.'],
    ['Enter', 'Follows that link.'],
  ],
  do: ['Link the wordmark to the first page of the application.', 'Use one per page.'],
  dont: [
    'Do not recolour, rotate or animate the mark.',
    'Do not use `BrandMark` alone as a link: it has no name. Use `Wordmark`.',
  ],
};
