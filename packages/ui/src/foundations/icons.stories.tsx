import type { Meta, StoryObj } from '@storybook/react';
import type { ComponentType } from 'react';
import * as library from '#/components/icons/index.ts';
import { Specimen } from './specimen.tsx';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const icons = Object.entries(library as Readonly<Record<string, ComponentType<{ className?: string }>>>)
  .filter(([name]) => name.endsWith('Icon'))
  .sort(([a], [b]) => a.localeCompare(b, 'en'));

export const Icons: Story = {
  render: () => (
    <Specimen
      lead="Lucide, 16 px beside text and 20 px alone, 1.75 px lines. A picture never says something alone: a word stands beside it or names the control."
      title="Icons"
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
        {icons.map(([name, Icon]) => (
          <li className="grid justify-items-start gap-2" key={name}>
            <Icon className="size-5" />
            <code className="text-12 wrap-anywhere text-fg-muted">{name}</code>
          </li>
        ))}
      </ul>
    </Specimen>
  ),
};
