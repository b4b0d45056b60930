import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChevronDownIcon, PlayIcon } from '#/components/icons/index.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'soft', 'ghost', 'danger', 'danger-outline'] as const;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div className="grid w-fit grid-cols-3 items-center gap-4">
      {variants.map((variant) => (
        <div key={variant} className="contents">
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} disabled />
          <Button {...args} variant={variant} loading />
        </div>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4">
      <Button {...args} size="sm" variant="primary">
        Small
      </Button>
      <Button {...args} size="md" variant="primary">
        Medium
      </Button>
      <Button {...args} size="lg" variant="primary">
        Large
      </Button>
    </div>
  ),
};

export const WithIcon: Story = {
  render: (args) => (
    <div className="flex gap-4">
      <Button {...args}>
        <PlayIcon />
        Listen
      </Button>
      <Button {...args}>
        Server
        <ChevronDownIcon />
      </Button>
    </div>
  ),
};

export const FullWidth: Story = {
  args: { block: true, variant: 'primary', size: 'lg', children: 'Sign in' },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
};

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#settings">Settings</a> },
};

export const Loading: Story = {
  args: { variant: 'primary', loading: true, children: 'Save changes' },
  render: (args) => (
    <div className="flex flex-col items-start gap-4">
      <Button {...args} />
      <Button {...args} loading={false} data-testid="idle" />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [busy, idle] = canvas.getAllByRole('button', { name: 'Save changes' });
    await expect(busy?.getBoundingClientRect().width).toBe(idle?.getBoundingClientRect().width);
    await userEvent.click(busy as HTMLElement);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: 'Geschwindigkeitsbegrenzungsüberschreitung bestätigen' },
  decorators: [
    (Story) => (
      <div className="w-48">
        <Story />
      </div>
    ),
  ],
};

export const OverrideClassName: Story = {
  tags: ['test-only'],
  args: { variant: 'primary', className: 'bg-inverse text-inverse-fg rounded-full', children: 'Mine' },
  play: async ({ canvasElement }) => {
    const style = getComputedStyle(within(canvasElement).getByRole('button', { name: 'Mine' }));
    const page = getComputedStyle(document.documentElement);
    await expect(style.backgroundColor).toBe(page.color);
    await expect(Number.parseFloat(style.borderTopLeftRadius)).toBeGreaterThan(100);
  },
};
