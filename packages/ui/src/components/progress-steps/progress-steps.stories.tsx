import type { Meta, StoryObj } from '@storybook/react';
import { ProgressSteps } from './progress-steps.tsx';

const meta = {
  title: 'Components/ProgressSteps',
  component: ProgressSteps,
  args: {
    title: 'Signing in',
    steps: [
      { id: 'products', label: 'Products', state: 'done' },
      { id: 'sites', label: 'Sites', state: 'done' },
      { id: 'skills', label: 'Skills', state: 'busy' },
      { id: 'apps', label: 'Apps', state: 'waiting' },
    ],
  },
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  args: {
    steps: [
      { id: 'waiting', label: 'Waiting', state: 'waiting' },
      { id: 'busy', label: 'Busy', state: 'busy' },
      { id: 'done', label: 'Done', state: 'done' },
      { id: 'failed', label: 'Failed', state: 'failed' },
    ],
  },
};
export const WithoutTitle: Story = { args: { title: undefined } };
export const Empty: Story = { args: { steps: [] } };
export const LongText: Story = {
  args: { steps: [{ id: 'long', label: 'Donaudampfschifffahrtsgesellschaftskapitän', state: 'busy' }] },
};
export const Japanese: Story = {
  args: { title: 'サインイン中', steps: [{ id: 'a', label: '製品', state: 'done' }] },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
