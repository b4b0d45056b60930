import type { Meta, StoryObj } from '@storybook/react';
import * as icons from './index.ts';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each icon at 16 and 20 px. */
export const AllIcons: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4 text-12 text-fg-muted">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="flex items-center gap-3">
          <Icon />
          <Icon className="size-5" />
          {name}
        </li>
      ))}
    </ul>
  ),
};
