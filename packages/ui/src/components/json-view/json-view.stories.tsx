import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { JsonView } from './json-view.tsx';

const delivery = {
  id: 'evt_01J8Z0Q4',
  event: 'stream.started',
  createdAt: '2026-09-14T16:41:02Z',
  attempt: 3,
  test: false,
  cast: { username: 'aurora', name: 'Radio Aurora', listeners: 137, limit: null },
  streams: [
    { mount: '/128kbps', codec: 'mp3', bitrate: 128, primary: true },
    { mount: '/64kbps', codec: 'aac', bitrate: 64, primary: false },
  ],
  note: 'Started by the encoder.\nThe previous source disconnected.',
  tags: [],
};

const meta = {
  title: 'Components/JsonView',
  component: JsonView,
  args: { label: 'Request body', value: delivery },
  parameters: {
    docs: {
      description: {
        component:
          'A JSON value as a tree that opens and closes, with search and copying of paths and values.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-2xl">{Story()}</div>],
} satisfies Meta<typeof JsonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { maxHeight: '32rem' } };
export const WithoutToolbar: Story = { args: { hideToolbar: true, value: delivery.cast } };
export const SingleValue: Story = { args: { hideToolbar: true, value: 'text' } };
export const Empty: Story = { args: { hideToolbar: true, value: {} } };
export const ManyValues: Story = {
  args: {
    maxHeight: '16rem',
    value: Array.from({ length: 5000 }, (_, id) => ({
      id,
      mount: `/stream-${id}`,
      listeners: (id * 37) % 400,
    })),
  },
};

export const SearchResults: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'kbps{Enter}');
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await expect(canvas.getByRole('treeitem', { name: /128kbps/ })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    hideToolbar: true,
    value: {
      certificate: 'MIIDdzCCAl+gAwIBAgIEAgAAuTANBgkqhkiG9w0BAQUFADBaMQswCQYD'.repeat(20),
      log: Array.from({ length: 12 }, (_, line) => `line ${line + 1}`).join('\n'),
    },
  },
};
export const DeepNesting: Story = {
  args: {
    value: Array.from({ length: 14 }).reduce<unknown>(
      (inner, _, depth) => ({ [`level${14 - depth}`]: inner }),
      1,
    ),
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div className="w-72">
      <JsonView {...args} />
    </div>
  ),
};
export const Japanese: Story = {
  args: { label: '本文', value: { 名前: 'ラジオ・オーロラ', ジャンル: ['インディー', 'フォーク'] } },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const MoveByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: /^cast/ }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('treeitem', { name: /^name/ })).toHaveFocus();
    await expect(canvas.getByText('$.cast.name')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /^cast/ })).toHaveAttribute('aria-expanded', 'false');
  },
};
