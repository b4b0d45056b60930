import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For long lists that the server divides into pages: sessions, the audit log, songs.',
    'With `renderLink` when the page is in the URL, so that a page can be shared and opened in a new tab.',
    'With `pageSizes` where people compare many rows.',
  ],
  avoid: [
    'For rows that are loaded completely, even thousands: use `DataTable`, which renders only the visible ones.',
    'For steps of a process: use `ProgressSteps`.',
    'To look through days or months: use `DateRangePicker`.',
  ],
  anatomy: [
    ['Range', '“101 to 137 of 137”. A page change is announced.'],
    ['Page size (optional)', '“Rows per page” with a native select.'],
    ['Previous, next', 'At an end they stay focusable with `aria-disabled`, so that focus is not lost.'],
    [
      'Pages',
      'Seven steps at most, with gaps. The number of steps is constant, so that a button does not move from the pointer. On a phone: “Page 3 of 17”.',
    ],
  ],
  keys: [
    ['Tab', 'Moves through the page size and the steps.'],
    ['Enter', 'Goes to the page.'],
    ['Space', 'Goes to the page, if the steps are buttons and not links.'],
  ],
  do: [
    'Keep filters and sorting when the page changes.',
    'Return to page 1 when a filter changes, and scroll the list to its start.',
  ],
  dont: [
    'Do not hide it on a single page: the range is the row count.',
    'Do not page live data by position: new sessions would move rows to the next page.',
  ],
};
