import type { Meta, StoryObj } from '@storybook/react';
import { Link } from './link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#forgot-password', children: 'Forgot password?' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <p className="flex gap-4 text-14 text-fg-muted">
      <Link {...args} tone="inherit">
        inherit
      </Link>
      <Link {...args} tone="muted">
        muted
      </Link>
      <Link {...args} tone="strong">
        strong
      </Link>
    </p>
  ),
};

export const InText: Story = {
  render: (args) => (
    <p className="max-w-80 text-14">
      New to Studio?{' '}
      <Link {...args} tone="strong">
        Create an account
      </Link>{' '}
      and go on air with a
      <Link {...args}> very long link that needs more than one line to say what it is about</Link>.
    </p>
  ),
};
