import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '#/components/button/index.ts';
import { BanIcon, MicIcon, PencilIcon, RadioIcon, VolumeXIcon } from '#/components/icons/index.ts';
import { Timeline } from './timeline.tsx';

const at = (time: string) => new Date(`2026-09-${time}+01:00`);

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    'aria-label': 'History of Radio Aurora',
    now: at('14T18:44:00'),
    timeZone: 'Europe/Dublin',
    events: [
      {
        id: 'a',
        at: at('14T18:02:00'),
        title: 'Live encoder connected',
        actor: 'BUTT 0.1.40',
        icon: <MicIcon />,
        tone: 'good',
      },
      {
        id: 'b',
        at: at('14T11:20:00'),
        title: 'Settings changed',
        actor: 'Maeve O’Brien',
        icon: <PencilIcon />,
        detail: 'Name: Radio Aurora to Aurora Radio Galway',
      },
      {
        id: 'c',
        at: at('13T22:10:00'),
        title: 'Silent for 2 min',
        icon: <VolumeXIcon />,
        tone: 'warning',
        detail: 'Below −50 dBFS',
      },
      {
        id: 'd',
        at: at('11T03:36:00'),
        title: 'Back on air',
        icon: <RadioIcon />,
        tone: 'good',
        actor: 'AutoDJ',
      },
      {
        id: 'e',
        at: at('11T03:20:00'),
        title: 'Off air for 16 min',
        icon: <BanIcon />,
        tone: 'bad',
        detail: 'Encoder lost, 9 people left',
      },
    ],
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutIcons: Story = {
  args: { events: meta.args.events.map(({ icon: _icon, ...event }) => event) },
};
export const WithAction: Story = {
  args: {
    events: [
      {
        id: 'a',
        at: at('14T11:20:00'),
        title: 'Settings changed',
        actor: 'Maeve O’Brien',
        detail: <Button size="sm">Restore</Button>,
      },
    ],
  },
};
export const Empty: Story = { args: { events: [] } };
export const LongText: Story = {
  args: {
    events: [
      {
        id: 'a',
        at: at('14T11:20:00'),
        title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3),
        actor: 'donaudampfschifffahrtsgesellschaft.example',
      },
    ],
  },
};
export const Japanese: Story = {
  args: {
    events: [
      {
        id: 'a',
        at: at('14T18:02:00'),
        title: 'エンコーダーが接続しました',
        actor: '山田花子',
        icon: <MicIcon />,
      },
    ],
  },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
