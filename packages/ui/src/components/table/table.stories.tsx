import type { Meta, StoryObj } from '@storybook/react';
import { Card } from '#/components/card/index.ts';
import { StatusPill } from '#/components/status-pill/index.ts';
import { Table, type TableColumn } from './table.tsx';

interface Stream {
  mount: string;
  codec: string;
  listeners: number;
  status: 'live' | 'suspended';
}

const columns: TableColumn<Stream>[] = [
  { id: 'mount', header: 'Mount', cell: ({ mount }) => mount, rowHeader: true },
  { id: 'codec', header: 'Codec', cell: ({ codec }) => codec },
  { id: 'listeners', header: 'Listeners', cell: ({ listeners }) => listeners, align: 'end' },
  { id: 'state', header: 'State', cell: ({ status }) => <StatusPill appearance="plain" status={status} /> },
];
const rows: Stream[] = [
  { mount: '/128kbps', codec: 'MP3', listeners: 92, status: 'live' },
  { mount: '/64kbps', codec: 'AAC', listeners: 31, status: 'live' },
  { mount: '/backup', codec: 'MP3', listeners: 0, status: 'suspended' },
];

const meta = {
  title: 'Components/Table',
  component: Table<Stream>,
  args: { caption: 'Streams', columns, rows, rowKey: ({ mount }) => mount },
  decorators: [(Story) => <Card className="overflow-hidden">{Story()}</Card>],
} satisfies Meta<typeof Table<Stream>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { density: 'compact' } };
export const Empty: Story = { args: { rows: [] } };
export const LongText: Story = {
  args: {
    rows: [
      {
        mount: '/Donaudampfschifffahrtsgesellschaftskapitän',
        codec: 'MP3',
        listeners: 1_234_567,
        status: 'live',
      },
    ],
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Chinese: Story = {
  args: { rows: [{ mount: '/极光', codec: 'MP3', listeners: 5, status: 'live' }] },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
