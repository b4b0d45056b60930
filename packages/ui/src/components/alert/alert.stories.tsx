import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '#/components/button/index.ts';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { title: 'Maintenance on Sunday', children: 'Streams are moved without a break from 04:00.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <div className="grid max-w-120 gap-3">
      <Alert tone="info" title="Maintenance on Sunday">
        Streams are moved without a break from 04:00.
      </Alert>
      <Alert tone="success" title="DNS is ready">
        listen.aurora.media points to your cast.
      </Alert>
      <Alert tone="warning" title="Silent for 32 seconds">
        The source is connected but sends no sound.
      </Alert>
      <Alert tone="danger" title="Not saved">
        Port 8001 is in use. Choose another pair.
      </Alert>
      <Alert tone="neutral" title="Suspended">
        Open invoice of 1 September.
      </Alert>
    </div>
  ),
};

export const WithActions: Story = {
  args: {
    tone: 'danger',
    actions: (
      <Button size="sm" variant="secondary">
        Retry
      </Button>
    ),
  },
};

export const WithoutTitle: Story = {
  args: { title: undefined, children: 'Read-only while a source is connected.' },
};
