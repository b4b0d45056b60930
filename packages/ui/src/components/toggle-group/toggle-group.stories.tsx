import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MonitorIcon, SmartphoneIcon, TabletIcon } from '#/components/icons/index.ts';
import { ToggleGroup, ToggleGroupItem } from './index.ts';

const players = [
  <ToggleGroupItem count={137} key="all" value="all">
    All
  </ToggleGroupItem>,
  <ToggleGroupItem count={61} icon={<SmartphoneIcon />} key="mobile" value="mobile">
    Mobile
  </ToggleGroupItem>,
  <ToggleGroupItem count={27} icon={<MonitorIcon />} key="desktop" value="desktop">
    Desktop
  </ToggleGroupItem>,
  <ToggleGroupItem count={9} icon={<TabletIcon />} key="tablet" value="tablet">
    Tablet
  </ToggleGroupItem>,
  <ToggleGroupItem count={0} disabled key="bot" value="bot">
    Bot
  </ToggleGroupItem>,
];

const meta = {
  title: 'Components/ToggleGroup',
  component: ToggleGroup,
  subcomponents: { ToggleGroupItem },
  args: { 'aria-label': 'Player', type: 'single', defaultValue: 'all', required: true, children: players },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Multiple: Story = {
  args: { type: 'multiple', defaultValue: ['mobile', 'tablet'], required: undefined },
};

export const Disabled: Story = { args: { disabled: true } };

const narrow: Story['decorators'] = (Story) => <div className="w-72">{Story()}</div>;

export const LongText: Story = {
  args: {
    children: [
      <ToggleGroupItem count={12} key="1" value="all">
        Geschwindigkeitsbegrenzungsüberschreitungsbenachrichtigung
      </ToggleGroupItem>,
      <ToggleGroupItem count={3} key="2" value="2">
        スマートスピーカー
      </ToggleGroupItem>,
    ],
  },
  decorators: narrow,
};

export const Narrow: Story = { decorators: narrow };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const SelectByKeyboard: Story = {
  tags: ['test-only'],
  args: { type: 'multiple', defaultValue: [], required: undefined, onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('button', { name: 'Mobile 61' })).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onValueChange).toHaveBeenCalledWith(['mobile']);
  },
};
