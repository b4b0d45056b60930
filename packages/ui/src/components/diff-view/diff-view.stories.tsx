import type { Meta, StoryObj } from '@storybook/react';
import { FieldDiff } from './field-diff.tsx';
import { TextDiff } from './text-diff.tsx';

const meta = {
  title: 'Components/DiffView',
  component: FieldDiff,
  subcomponents: { TextDiff },
  args: {
    changes: [
      { id: 'name', label: 'Name', before: 'Radio Aurora', after: 'Aurora Radio Galway' },
      { id: 'zone', label: 'Time zone', before: 'Europe/London', after: 'Europe/Dublin' },
      { id: 'phone', label: 'Phone', before: null, after: '+353 91 000 000' },
      { id: 'site', label: 'Website', before: 'https://old.radioaurora.example', after: null },
      {
        id: 'about',
        label: 'Description',
        before: 'Independent music from Ireland. New releases by day.',
        after: 'Independent music from the west of Ireland. New releases by day, long sessions by night.',
      },
    ],
  },
  decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
} satisfies Meta<typeof FieldDiff>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoChanges: Story = { args: { changes: [] } };

const before = `[server]
port = 8000
max_clients = 500
burst_size = 65535

[mount /128kbps]
codec = mp3
bitrate = 128
fallback = /backup
public = yes
genre = Indie
charset = UTF-8`;
const after = before
  .replace('max_clients = 500', 'max_clients = 750')
  .replace('genre = Indie', 'genre = Indie, Folk')
  .concat('\nhidden = no');

export const Text: Story = {
  render: () => <TextDiff after={after} aria-label="Settings of the server" before={before} context={2} />,
};
export const LongWord: Story = {
  args: {
    changes: [
      {
        id: 'a',
        label: 'Donaudampfschifffahrtsgesellschaftskapitän',
        before: 'donaudampfschifffahrt'.repeat(4),
        after: 'dampfschifffahrt'.repeat(5),
      },
    ],
  },
};
export const Cjk: Story = {
  args: { changes: [{ id: 'a', label: '名前', before: 'ラジオ・オーロラ', after: 'ラジオ・オーロラ東京' }] },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
