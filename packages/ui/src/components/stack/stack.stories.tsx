import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '#/components/button/index.ts';
import { Card, CardBody } from '#/components/card/index.ts';
import { Tag } from '#/components/tag/index.ts';
import { Inline } from './inline.tsx';
import { Stack } from './stack.tsx';

/** Use it for the vertical rhythm of a page, a card or a dialog, instead of margins on the children. */
const meta = { title: 'Layouts/Stack', component: Stack, subcomponents: { Inline } } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (text: string) => (
  <Card size="sm">
    <CardBody>{text}</CardBody>
  </Card>
);

export const Default: Story = {
  render: (args) => (
    <Stack {...args}>
      {card('Radio Aurora')}
      {card('Harbour FM')}
      {card('Meadow')}
    </Stack>
  ),
};
export const SmallGap: Story = { ...Default, args: { gap: 'xs' } };
export const LargeGap: Story = { ...Default, args: { gap: 'xl' } };
export const InlineItems: Story = {
  render: () => (
    <Stack>
      <Inline>
        {['Folk', 'Jazz', 'News', 'Talk'].map((name) => (
          <Tag key={name}>{name}</Tag>
        ))}
      </Inline>
      <Inline justify="between">
        <span>Two changes</span>
        <Inline>
          <Button variant="ghost">Discard</Button>
          <Button variant="primary">Save changes</Button>
        </Inline>
      </Inline>
    </Stack>
  ),
};
export const InlineWrapping: Story = {
  render: () => (
    <Inline className="w-60">
      {Array.from({ length: 12 }, (_, index) => (
        <Tag key={String(index)}>{`Stream ${index + 1}`}</Tag>
      ))}
    </Inline>
  ),
};
export const RightToLeft: Story = { ...InlineItems, globals: { direction: 'rtl' } };
