import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceEveryMs, LiveAnnouncement } from '#/components/live-announcement/live-announcement.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function announcing(first: string) {
  const { rerender } = render(<LiveAnnouncement>{first}</LiveAnnouncement>);
  return (text: string) => rerender(<LiveAnnouncement>{text}</LiveAnnouncement>);
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('announces a change politely', () => {
  const change = announcing('1 listening now');
  change('2 listening now');
  wait(0);
  expect(screen.getByText('2 listening now')).toHaveAttribute('aria-live', 'polite');
});

test('announces changes within ten seconds once, with the latest value', () => {
  const change = announcing('1 listening now');
  change('2 listening now');
  wait(0);
  change('3 listening now');
  wait(announceEveryMs / 2);
  change('4 listening now');
  expect(screen.getByText('2 listening now')).toBeInTheDocument();
  wait(announceEveryMs / 2);
  expect(screen.getByText('4 listening now')).toBeInTheDocument();
});
