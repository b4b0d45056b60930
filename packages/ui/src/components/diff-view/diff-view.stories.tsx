import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { FieldDiff } from './field-diff.tsx';
import { JsonDiff } from './json-diff.tsx';
import { TextDiff } from './text-diff.tsx';

const meta = {
  title: 'Components/DiffView',
  component: FieldDiff,
  subcomponents: { TextDiff, JsonDiff },
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

const manifest = {
  locale: 'en-GB',
  invocationName: 'radio aurora',
  examplePhrases: ['Alexa, open radio aurora', 'Alexa, ask radio aurora to play'],
  streams: [
    { mount: '/128kbps', bitrate: 128, primary: true },
    { mount: '/64kbps', bitrate: 64, primary: false },
  ],
  icons: { small: 'icon-108.png', large: 'icon-512.png' },
  privacy: { policy: 'https://radioaurora.example/privacy', adsPersonal: false },
};
const draft = {
  ...manifest,
  examplePhrases: [...manifest.examplePhrases, 'Alexa, ask radio aurora what is playing'],
  streams: [{ mount: '/128kbps', bitrate: 192, primary: true }],
  privacy: { policy: 'https://radioaurora.example/privacy', adsPersonal: true },
  testing: { notes: 'Say “play” after the greeting.' },
};

export const Json: Story = {
  render: () => <JsonDiff after={draft} aria-label="Manifest, live and draft" before={manifest} />,
};
export const JsonNoChanges: Story = {
  render: () => <JsonDiff after={manifest} aria-label="Manifest, live and draft" before={manifest} />,
};
export const JsonExpanded: Story = {
  ...Json,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('button', { name: '2 unchanged values' });
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getByText('"invocationName": "radio aurora"')).toBeVisible();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};
export const LongText: Story = {
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
export const Japanese: Story = {
  args: { changes: [{ id: 'a', label: '名前', before: 'ラジオ・オーロラ', after: 'ラジオ・オーロラ東京' }] },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
