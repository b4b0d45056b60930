import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { NotificationCentre, type NotificationCentreProps, type NotificationItem } from './index.ts';

const now = new Date('2026-09-14T17:41:00Z');
const silence: NotificationItem = {
  id: '1',
  title: 'Radio Aurora is silent',
  description: 'Below −50 dBFS for 30 seconds.',
  at: new Date('2026-09-14T17:29:00Z'),
  tone: 'danger',
  read: false,
  href: '/station/42/silence-detection',
};
const review: NotificationItem = {
  id: '2',
  title: 'Your skill was approved',
  at: new Date('2026-09-13T10:00:00Z'),
  tone: 'success',
  read: true,
};

function Sample(props: Partial<NotificationCentreProps>) {
  return <NotificationCentre items={[silence, review]} now={now} timeZone="UTC" {...props} />;
}

behavesAsComponent('NotificationCentre', { render: (probe) => <Sample {...probe} /> });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const panel = () => screen.getByRole('dialog', { name: 'Notifications' });

it('names the bell with the number of unread notifications', () => {
  const { rerender } = renderUi(<Sample />);
  expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
  rerender(<Sample unreadCount={1234} />);
  expect(bell()).toHaveAccessibleName('Notifications, 99+ unread');
  expect(bell()).toHaveTextContent('99+');
  rerender(<Sample unreadCount={0} />);
  expect(bell()).toHaveAccessibleName('Notifications');
  expect(document.querySelector('[data-part="badge"]')).toBeNull();
});

it('opens a panel of days, and returns focus on Escape', async () => {
  renderUi(<Sample />);
  await userEvent.click(bell());
  expect(within(panel()).getByRole('region', { name: 'Today' })).toHaveTextContent('12 min. ago');
  expect(within(panel()).getByRole('region', { name: 'Yesterday' })).toHaveTextContent(
    'Your skill was approved',
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(/^Problem, unread: ?Radio Aurora is silent$/);
  expect(await accessibilityFindings(document.body)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(bell()).toHaveFocus();
});

it('follows a title, marks it as read and closes', async () => {
  const onFollow = vi.fn((_item, event) => event.preventDefault());
  const onMarkRead = vi.fn();
  renderUi(<Sample defaultOpen onFollow={onFollow} onMarkRead={onMarkRead} />);
  await userEvent.click(screen.getByRole('link'));
  expect(onFollow).toHaveBeenCalledExactlyOnceWith(silence, expect.anything());
  expect(onMarkRead).toHaveBeenCalledExactlyOnceWith(silence);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('marks one or all as read, and keeps focus in the list', async () => {
  const onMarkAllRead = vi.fn();
  const onMarkRead = vi.fn();
  const { rerender } = renderUi(<Sample defaultOpen onMarkAllRead={onMarkAllRead} onMarkRead={onMarkRead} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(onMarkAllRead).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Mark “Radio Aurora is silent” as read' }));
  expect(onMarkRead).toHaveBeenCalledExactlyOnceWith(silence);
  rerender(
    <Sample
      defaultOpen
      items={[{ ...silence, read: true }, review]}
      onMarkAllRead={onMarkAllRead}
      onMarkRead={onMarkRead}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(panel()).toContainElement(document.activeElement as HTMLElement);
});

it('runs the act of a notification', async () => {
  const onSelect = vi.fn();
  renderUi(<Sample defaultOpen items={[{ ...silence, action: { label: 'Acknowledge', onSelect } }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('loads older notifications while there are any', async () => {
  const onLoadOlder = vi.fn();
  const { rerender } = renderUi(<Sample defaultOpen onLoadOlder={onLoadOlder} />);
  await userEvent.click(screen.getByRole('button', { name: 'Load older' }));
  expect(onLoadOlder).toHaveBeenCalledOnce();
  rerender(<Sample defaultOpen />);
  expect(screen.queryByRole('button', { name: 'Load older' })).toBeNull();
});

it('shows the empty, loading and error states', async () => {
  const onRetry = vi.fn();
  const { rerender } = renderUi(<Sample defaultOpen items={[]} />);
  expect(panel()).toHaveTextContent('You have no notifications');
  rerender(<Sample defaultOpen items={[]} loading />);
  expect(panel()).toHaveTextContent('Loading');
  rerender(<Sample defaultOpen failed={{ title: 'Couldn’t load notifications', onRetry }} items={[]} />);
  await userEvent.click(within(panel()).getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('announces a growing count once, at most every 10 seconds', () => {
  vi.useFakeTimers();
  const { rerender } = renderUi(<Sample unreadCount={1} />);
  const status = screen.getByRole('status');
  const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  advance(20_000);
  expect(status).toBeEmptyDOMElement();
  rerender(<Sample unreadCount={2} />);
  advance(1);
  expect(status).toHaveTextContent('Notifications, 2 unread');
  for (const unreadCount of [3, 4, 5]) {
    rerender(<Sample unreadCount={unreadCount} />);
    advance(1000);
  }
  expect(status).toHaveTextContent('Notifications, 2 unread');
  advance(10_000);
  expect(status).toHaveTextContent('Notifications, 5 unread');
  rerender(<Sample unreadCount={0} />);
  advance(20_000);
  expect(status).toHaveTextContent('Notifications, 5 unread');
});

it('is a sheet on phones', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  renderUi(<Sample onMarkAllRead={() => undefined} />);
  await userEvent.click(bell());
  expect(document.querySelector('[data-ui="drawer"]')).toBe(panel());
  expect(within(panel()).getByRole('button', { name: 'Mark all as read' })).toBeVisible();
});
