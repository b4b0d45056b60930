import type { Meta, StoryObj } from '@storybook/react';
import { Part, Specimen } from './specimen.tsx';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = [
  ['4', 'between an icon and its word in a pill'],
  ['8', 'inside a control'],
  ['12', 'a title and its content'],
  ['16', 'small cards, the edge of a page on a phone'],
  ['20', 'inside a card'],
  ['24', 'between cards, above a page'],
  ['32', 'between sections, beside a page'],
  ['48', 'below a page'],
] as const;
const radii = [
  ['rounded-badge', '4', 'badge, tag'],
  ['rounded-control', '6', 'button, field'],
  ['rounded-card', '10', 'card, menu'],
  ['rounded-full', 'full', 'pill, switch'],
] as const;
const heights = [
  ['h-control-sm', '32', 'small button'],
  ['h-control', '36', 'button, field'],
  ['h-control-lg', '44', 'sign-in, touch'],
] as const;

export const Space: Story = {
  render: () => (
    <Specimen lead="A grid of 4 px. Lines carry structure; a shadow belongs to what floats." title="Space">
      <Part title="Distances">
        <ul className="grid gap-2">
          {steps.map(([px, use]) => (
            <li className="grid grid-cols-[3.5rem_4rem_1fr] items-center gap-3" key={px}>
              <span className="text-13 text-fg-muted tabular-nums">{px} px</span>
              <span className="h-3 rounded-badge bg-data-1" style={{ width: `${px}px` }} />
              <span className="text-13">{use}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Corners">
        <ul className="flex flex-wrap gap-6">
          {radii.map(([name, px, use]) => (
            <li className="grid w-32 gap-2" key={name}>
              <span className={`h-16 border border-border-strong bg-surface-raised ${name}`} />
              <span className="text-13">{px === 'full' ? 'full' : `${px} px`}</span>
              <span className="text-12 text-fg-subtle">{use}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Heights of controls">
        <ul className="flex flex-wrap items-end gap-6">
          {heights.map(([name, px, use]) => (
            <li className="grid w-32 gap-2" key={name}>
              <span className={`rounded-control border border-border-strong bg-field ${name}`} />
              <span className="text-13">{px} px</span>
              <span className="text-12 text-fg-subtle">{use}</span>
            </li>
          ))}
        </ul>
      </Part>
    </Specimen>
  ),
};
