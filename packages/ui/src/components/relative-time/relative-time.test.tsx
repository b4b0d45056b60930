import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { relativeParts } from './relative-parts.ts';
import { RelativeTime } from './relative-time.tsx';

const now = new Date('2026-09-14T18:00:00Z');
const at = (iso: string) => new Date(iso);

behavesAsComponent('RelativeTime', {
  render: (probe) => <RelativeTime {...probe} date={at('2026-09-14T17:00:00Z')} now={now} />,
});

it.each([
  ['2026-09-14T18:00:00Z', 0, 'second'],
  ['2026-09-14T17:59:01Z', -59, 'second'],
  ['2026-09-14T17:01:00Z', -59, 'minute'],
  ['2026-09-14T17:00:01Z', -59, 'minute'],
  ['2026-09-14T16:00:00Z', -2, 'hour'],
  ['2026-09-16T18:00:00Z', 2, 'day'],
  ['2026-08-31T18:00:00Z', -2, 'week'],
  ['2024-01-01T00:00:00Z', -2, 'year'],
] as const)('counts %s in whole units', (iso, amount, unit) => {
  expect(relativeParts(at(iso), now)).toEqual({ amount, unit });
});

it.each([
  ['en', '44 min. ago'],
  ['fr', 'il y a 44 min'],
  ['ja', '44 分前'],
  ['zh', '44分钟前'],
])('formats in %s', (locale, text) => {
  renderUi(<RelativeTime date={at('2026-09-14T17:16:00Z')} now={now} />, { locale });
  expect(screen.getByRole('time')).toHaveTextContent(text);
});

it('has the exact time as `dateTime` and title', () => {
  renderUi(<RelativeTime date={at('2026-09-14T17:16:00Z')} now={now} timeZone="Europe/Dublin" />);
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-09-14T17:16:00.000Z');
  expect(screen.getByTitle(/Sep 14, 2026, 6:16:00/)).toBeInTheDocument();
});

it('accepts a custom exact time', () => {
  renderUi(<RelativeTime date={at('2026-09-14T17:16:00Z')} exact="14/09/2026 18:16:00" now={now} />);
  expect(screen.getByTitle('14/09/2026 18:16:00')).toBeInTheDocument();
});
