import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/components/dropdown-menu/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '#/components/icons/index.ts';
import { ButtonGroup } from './button-group.tsx';

const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  args: {
    'aria-label': 'Period',
    children: [<Button key="1">Day</Button>, <Button key="2">Week</Button>, <Button key="3">Month</Button>],
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    const end = first?.getBoundingClientRect().right ?? 0;
    await expect(second?.getBoundingClientRect().left).toBe(end - 1);
    await expect(getComputedStyle(first as Element).borderStartEndRadius).toBe('0px');
  },
};

export const WithMenu: Story = {
  args: {
    'aria-label': 'Save',
    filled: true,
    children: [
      <Button key="save" variant="primary">
        Save changes
      </Button>,
      <DropdownMenu key="more">
        <DropdownMenuTrigger asChild>
          <Button aria-label="More ways to save" className="px-2" variant="primary">
            <ChevronDownIcon />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Save and restart</DropdownMenuItem>
          <DropdownMenuItem>Save for tonight</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    ],
  },
};

export const IconButtons: Story = {
  args: {
    'aria-label': 'Week',
    children: [
      <IconButton aria-label="Earlier" key="earlier" variant="secondary">
        <ChevronLeftIcon className="rtl:-scale-x-100" />
      </IconButton>,
      <IconButton aria-label="Later" key="later" variant="secondary">
        <ChevronRightIcon className="rtl:-scale-x-100" />
      </IconButton>,
    ],
  },
};

export const Loading: Story = {
  args: {
    children: [
      <Button key="1">Skip</Button>,
      <Button key="2" loading>
        Restart
      </Button>,
      <Button key="3" loading={false}>
        Stop
      </Button>,
    ],
  },
};

export const LongText: Story = {
  args: {
    children: [<Button key="1">Geschwindigkeitsbegrenzung</Button>, <Button key="2">再生リスト</Button>],
  },
};

export const RightToLeft: Story = { ...Default, play: async () => {}, globals: { direction: 'rtl' } };
