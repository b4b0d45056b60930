import type { Meta, StoryObj } from '@storybook/react';
import { useEffect, useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildLog, numberedLog } from '#/testing/log-example.ts';
import { LogView, type LogViewProps } from './index.ts';

const meta = {
  title: 'Components/LogView',
  component: LogView,
  tags: ['wide'],
  args: { label: 'Build 214', lines: buildLog, height: 264, onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Lines of text that a machine writes, with search and a filter by level. It follows the end of a growing log.',
      },
    },
  },
} satisfies Meta<typeof LogView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Live: Story = { args: { state: 'live', lines: numberedLog(340), label: 'Deliveries' } };
export const Disconnected: Story = { args: { state: 'disconnected', height: 160 } };
export const Loading: Story = { args: { lines: [], state: 'loading', height: 180 } };
export const Empty: Story = {
  args: { lines: [], state: 'live', height: 180, emptyText: 'The build starts in a moment' },
};
export const Failed: Story = {
  args: { lines: [], state: 'failed', height: 180, error: 'The server took too long to respond.' },
};
export const FailedWithLines: Story = {
  args: { state: 'failed', height: 120, error: 'The builder stopped sending its log.' },
};
export const NoResults: Story = {
  args: { lines: numberedLog(5), defaultLevels: ['error'], height: 180 },
};

const long = [
  ...buildLog.slice(0, 3),
  {
    id: 'long',
    level: 'warn' as const,
    at: Date.UTC(2026, 8, 14, 16, 41, 30),
    text: `classpath ${'/opt/android/extras/com.radioaurora.player/1.8.0/classes.jar:'.repeat(8)}`,
  },
  ...buildLog.slice(9),
];
export const Wrapped: Story = { args: { lines: long, defaultWrap: true } };
export const WithDate: Story = { args: { timestamps: 'datetime', timeZone: 'Asia/Tokyo', height: 160 } };
export const WithoutTime: Story = { args: { timestamps: 'none', height: 160 } };

/** Adds lines every 300 ms. */
function Growing(props: LogViewProps) {
  const all = useMemo(() => numberedLog(100_000), []);
  const [count, setCount] = useState(99_000);
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => Math.min(all.length, before + 3)), 300);
    return () => clearInterval(timer);
  }, [all]);
  const lines = useMemo(() => all.slice(0, count), [all, count]);
  return <LogView {...props} lines={lines} state="live" />;
}
export const ManyLines: Story = { tags: ['moving'], render: (args) => <Growing {...args} /> };
export const LongLines: Story = { args: { lines: long } };
export const Narrow: Story = {
  render: (args) => (
    <div className="w-80">
      <LogView {...args} defaultWrap />
    </div>
  ),
};
export const Japanese: Story = {
  args: {
    label: 'ビルド 214',
    defaultWrap: true,
    lines: [
      { id: 1, text: 'ソースを取得しています' },
      {
        id: 2,
        text: 'アイコンの角が透明です。ストアは透明なアイコンを受け付けません。'.repeat(6),
        level: 'error',
      },
      { id: 3, text: '完了' },
    ],
  },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const FollowEnd: Story = {
  tags: ['moving', 'test-only'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    const isAtEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < 2;
    await waitFor(() => expect(isAtEnd()).toBe(true));
    log.scrollTop -= 400;
    const jump = await canvas.findByRole('button', { name: /Jump to latest \(\d+ new\)/ });
    await expect(isAtEnd()).toBe(false);
    await userEvent.click(jump);
    await waitFor(() => expect(isAtEnd()).toBe(true));
    await expect(canvas.queryByRole('button', { name: /Jump to latest/ })).toBeNull();
  },
};

export const MeasureWrappedLines: Story = {
  ...Wrapped,
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lines = canvas.getAllByRole('listitem');
    await waitFor(() => expect(lines[3]?.clientHeight).toBeGreaterThan(20));
    for (const line of lines) {
      const text = line.querySelector('[data-part="text"]');
      await expect(text?.scrollHeight).toBeLessThanOrEqual(line.clientHeight);
      await expect(line.clientHeight).toBe(text?.getBoundingClientRect().height);
    }
  },
};

export const MoveByKeyboard: Story = {
  tags: ['test-only'],
  args: { lines: numberedLog(1000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('log').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/attempt 0$/));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('attempt 998'));
    const box = canvas.getByRole('log').getBoundingClientRect();
    await expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.top);
  },
};
