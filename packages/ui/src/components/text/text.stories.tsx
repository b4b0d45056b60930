import type { Meta, StoryObj } from '@storybook/react';
import { Stack } from '#/components/stack/index.ts';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

/** Use it for running text and headings, so that no page chooses sizes of its own. Labels and values of components bring their type. */
const meta = { title: 'Components/Text', component: Text, subcomponents: { Heading } } satisfies Meta<
  typeof Text
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'The last listener left at 14:02.' } };
export const Tones: Story = {
  render: () => (
    <Stack gap="sm">
      <Text>Radio Aurora is on air.</Text>
      <Text tone="muted">Its source connected at 18:02.</Text>
      <Text tone="subtle">Checked 9 s ago.</Text>
      <Text tone="danger">The source disconnected.</Text>
    </Stack>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Stack gap="sm">
      <Text size={16}>16 px for an introduction</Text>
      <Text size={14}>14 px for text</Text>
      <Text size={13}>13 px for details</Text>
      <Text size={12}>12 px for notes</Text>
    </Stack>
  ),
};
export const Headings: Story = {
  render: () => (
    <Stack gap="sm">
      <Heading level={1}>Radio Aurora</Heading>
      <Heading level={2}>Listeners</Heading>
      <Heading level={3}>By country</Heading>
      <Heading level={4}>Ireland</Heading>
    </Stack>
  ),
};
export const Truncated: Story = {
  args: {
    truncate: true,
    className: 'w-60',
    children: 'Donaudampfschifffahrtsgesellschaftskapitän of the Danube',
  },
};
export const Japanese: Story = { args: { children: '最後のリスナーは 14:02 に離れました。' } };
export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } };
