import type { Meta, StoryObj } from '@storybook/react';
import { Card, CardBody, CardHeader } from '#/components/card/index.ts';
import { Grid } from './grid.tsx';

/** Use it for cards of one kind. For a page with a main column and an aside, write the columns yourself. */
const meta = { title: 'Layouts/Grid', component: Grid } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Radio Aurora', 'Harbour FM', 'Meadow', 'Nightfall', 'Tidal'];

export const Default: Story = {
  render: (args) => (
    <Grid {...args}>
      {names.map((name) => (
        <Card key={name} size="sm">
          <CardHeader level={3} title={name} />
          <CardBody>137 listeners</CardBody>
        </Card>
      ))}
    </Grid>
  ),
};
export const NarrowColumns: Story = { ...Default, args: { min: 'sm' } };
export const WideColumns: Story = { ...Default, args: { min: 'lg', gap: 'lg' } };
export const Narrow: Story = {
  render: () => (
    <div className="w-48">
      <Grid>
        <Card size="sm">
          <CardBody>A column is never wider than its place.</CardBody>
        </Card>
      </Grid>
    </div>
  ),
};
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
