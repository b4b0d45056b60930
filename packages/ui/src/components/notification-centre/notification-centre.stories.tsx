import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { NotificationCentre, type NotificationCentreProps, type NotificationItem } from './index.ts';

const now = new Date('2026-09-14T17:41:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const items: readonly NotificationItem[] = [
  {
    id: '1',
    title: 'Radio Aurora is silent',
    description: 'Below −50 dBFS for 30 seconds. 38 people are listening.',
    at: minutesAgo(2),
    tone: 'danger',
    read: false,
    href: '#silence',
    action: { label: 'Acknowledge', onSelect: fn() },
  },
  {
    id: '2',
    title: 'The certificate of listen.aurora.fm expires in 6 days',
    description: 'Renewal has failed twice: the CNAME record is missing.',
    at: minutesAgo(95),
    tone: 'warning',
    read: false,
    href: '#domain',
  },
  {
    id: '3',
    title: 'Version 1.4.0 of Aurora for Android is live',
    at: minutesAgo(60 * 7),
    tone: 'success',
    read: true,
    href: '#app',
  },
  {
    id: '4',
    title: 'Amazon reviews your skill',
    description: 'It usually takes two working days.',
    at: minutesAgo(60 * 26),
    tone: 'info',
    read: true,
    href: '#skill',
  },
  { id: '5', title: 'Jonas Keller joined your team', at: minutesAgo(60 * 24 * 5), read: true },
];

/** Marks as read, as an app would. */
function Example(props: NotificationCentreProps) {
  const [shown, setShown] = useState(props.items);
  return (
    <div className="flex min-h-160 justify-end">
      <NotificationCentre
        {...props}
        items={shown}
        onFollow={(_item, event) => event.preventDefault()}
        onMarkAllRead={() => setShown((all) => all.map((item) => ({ ...item, read: true })))}
        onMarkRead={({ id }) => {
          props.onMarkRead?.(items[0] as NotificationItem);
          setShown((all) => all.map((item) => (item.id === id ? { ...item, read: true } : item)));
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/NotificationCentre',
  component: NotificationCentre,
  args: { items, now, timeZone: 'Europe/Dublin', defaultOpen: true },
  render: (args) => <Example {...args} />,
  // A frame of its own on the docs page: the layer would cover it.
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: 'A bell with the number of unread notifications, and a panel of them by day.',
      },
    },
  },
} satisfies Meta<typeof NotificationCentre>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onLoadOlder: fn() } };
export const Closed: Story = {
  args: { defaultOpen: false },
  render: (args) => <NotificationCentre {...args} />,
};
export const ManyUnread: Story = {
  args: { defaultOpen: false, unreadCount: 1234 },
  render: (args) => <NotificationCentre {...args} />,
};
export const AllRead: Story = { args: { items: items.map((item) => ({ ...item, read: true })) } };
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: [], loading: true } };
export const LoadingOlder: Story = { args: { loadingOlder: true, onLoadOlder: fn() } };
export const Failed: Story = {
  args: {
    items: [],
    failed: {
      title: 'Couldn’t load notifications',
      description: 'The server took too long to respond.',
      onRetry: fn(),
    },
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2),
        description: 'Geschwindigkeitsbegrenzungsüberschreitungsbenachrichtigungsverordnung'.repeat(2),
        at: now,
        read: false,
      },
    ],
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Japanese: Story = { globals: { locale: 'ja' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const MarkAsRead: Story = {
  tags: ['test-only'],
  args: { defaultOpen: false, onMarkRead: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Mark “Radio Aurora is silent” as read' }),
    );
    await expect(args.onMarkRead).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};
