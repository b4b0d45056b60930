import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { dayName } from './day-name.ts';
import { groupByDay } from './group-by-day.ts';
import { Timeline, type TimelineEvent } from './timeline.tsx';

const now = new Date('2026-09-14T17:44:00Z');
const at = (time: string) => new Date(`2026-09-${time}Z`);
const events: readonly TimelineEvent[] = [
  { id: 'live', at: at('14T17:02:00'), title: 'Source connected', actor: 'BUTT 0.1.40', tone: 'good' },
  { id: 'late', at: at('13T23:30:00'), title: 'Bitrate changed', actor: 'Maeve O’Brien' },
  { id: 'drop', at: at('13T02:20:00'), title: 'Encoder lost', detail: '9 people left', tone: 'bad' },
];

behavesAsComponent('Timeline', { render: (probe) => <Timeline {...probe} events={events} now={now} /> });

const shown = () => <Timeline aria-label="History" events={events} now={now} timeZone="Europe/Dublin" />;

it('groups events by day in the given time zone', () => {
  renderUi(shown());
  const today = screen.getByRole('list', { name: 'Today' });
  // 23:30 UTC of the previous day is 00:30 in Dublin.
  expect(within(today).getAllByRole('listitem')).toHaveLength(2);
  expect(within(today).getByText('Bitrate changed')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Yesterday' })).getByText('Encoder lost')).toBeVisible();
});

it('shows each time in 24-hour format with the exact time as title', () => {
  renderUi(shown());
  const time = screen.getByText('18:02');
  expect(time).toHaveAttribute('datetime', '2026-09-14T17:02:00.000Z');
  expect(time).toHaveAttribute('title', expect.stringContaining('18:02:00'));
});

it('shows actor and details', () => {
  renderUi(shown());
  expect(screen.getByText('BUTT 0.1.40')).toBeVisible();
  expect(screen.getByText('9 people left')).toBeVisible();
});

it('keeps the given order', () => {
  const groups = groupByDay([...events].reverse(), 'UTC');
  expect(groups.map(({ day, events: ofDay }) => [day, ofDay.map(({ id }) => id)])).toEqual([
    ['2026-09-13', ['drop', 'late']],
    ['2026-09-14', ['live']],
  ]);
});

describe('dayName', () => {
  it.each([
    ['en-GB', '2026-09-14', 'Today'],
    ['fr', '2026-09-13', 'Hier'],
    ['ja', '2026-09-13', '昨日'],
    ['en-GB', '2026-09-11', 'Fri 11 Sept'],
    ['en-GB', '2025-12-31', 'Wed, 31 Dec 2025'],
  ])('in %s calls %s “%s”', (locale, day, name) => expect(dayName(locale, day, '2026-09-14')).toBe(name));
});
