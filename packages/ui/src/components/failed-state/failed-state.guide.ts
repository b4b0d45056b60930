import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Where a part of a page could not be loaded and a retry may help: songs, a chart, a list.',
    'With `retrying` while the retry runs; the button keeps its place.',
    'Without `onRetry` where a retry cannot help.',
  ],
  avoid: [
    'For an empty result: use `EmptyState`.',
    'For a failed action, such as saving: use `Alert` or `Toast`.',
    'For a whole card: use `CardFailed`; for the whole page: `ErrorBox`.',
  ],
  anatomy: [
    ['Illustration', 'A signal that breaks off; decorative.'],
    ['Title', 'What is missing: “Couldn’t load recent songs”.'],
    ['Description (optional)', 'The known reason: “The server took too long to respond.”'],
    ['Retry button (optional)', 'With `onRetry`; shows a spinner while retrying.'],
  ],
  keys: [
    ['Tab', 'Reaches the Retry button.'],
    ['Enter, Space', 'Retries; ignored while a retry runs.'],
  ],
  do: [
    'Name the content, so that two failures on one page can be told apart.',
    'Give it the height of the loaded content.',
  ],
  dont: [
    'Do not write “Something went wrong”.',
    'Do not show an HTTP status as the reason.',
    'Do not replace content that is still on the screen: keep it, and report the failure in an `Alert`.',
  ],
};
