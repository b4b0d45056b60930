import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import {
  AudioLinesIcon,
  LayoutGridIcon,
  LogOutIcon,
  MicIcon,
  MoonIcon,
  SmartphoneIcon,
} from '#/components/icons/index.ts';
import { StatusPill } from '#/components/status-pill/index.ts';
import { type CommandGroup, CommandPalette, type CommandPaletteProps } from './index.ts';

const groups: CommandGroup[] = [
  { id: 'pages', label: 'Pages', items: [{ id: 'dashboard', label: 'Dashboard', icon: <LayoutGridIcon /> }] },
  {
    id: 'casts',
    label: 'Casts',
    items: [
      { id: 'aurora', label: 'Radio Aurora', hint: <StatusPill appearance="plain" status="live" /> },
      { id: 'talk', label: 'Atlantic Talk', hint: <StatusPill appearance="plain" status="silent" /> },
      { id: 'harbour', label: 'Harbour Sessions', hint: <StatusPill appearance="plain" status="off-air" /> },
    ].map((item) => ({ ...item, icon: <AudioLinesIcon /> })),
  },
  {
    id: 'skills',
    label: 'Alexa skills',
    items: [{ id: 'skill', label: 'Radio Aurora', hint: 'radio aurora', icon: <MicIcon /> }],
  },
  {
    id: 'apps',
    label: 'Mobile apps',
    items: [{ id: 'android', label: 'Aurora for Android', icon: <SmartphoneIcon /> }],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'dark', label: 'Dark theme', icon: <MoonIcon />, shortcut: ['mod', 'D'] },
      { id: 'out', label: 'Sign out', icon: <LogOutIcon /> },
    ],
  },
];

function Example({ open: openAtFirst, ...props }: CommandPaletteProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <div className="min-h-140">
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette {...props} onOpenChange={setOpen} open={open} />
    </div>
  );
}

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  args: {
    groups,
    open: true,
    onOpenChange: fn(),
    onSelect: fn(),
    placeholder: 'Search casts, stations, apps',
  },
  render: (args) => <Example {...args} />,
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithRecent: Story = { args: { recentIds: ['harbour', 'dark'] } };
export const SearchResults: Story = { args: { query: 'aurora' } };
export const NoResults: Story = { args: { query: 'Radio Connemara' } };
export const Loading: Story = { args: { groups: [], loading: true } };
export const WithNotice: Story = { args: { query: 'aurora', notice: 'Couldn’t load Alexa skills.' } };
export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'casts',
        label: 'Sendungen',
        items: [
          {
            id: '1',
            label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2),
            hint: 'Live',
          },
          {
            id: '2',
            label: '極光ラジオ',
            hint: 'Geschwindigkeitsbegrenzungsüberschreitungsbenachrichtigung',
          },
        ],
      },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const FindAndSelect: Story = {
  tags: ['test-only'],
  args: { open: false },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const field = await screen.findByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'sessions{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'harbour' }));
  },
};
