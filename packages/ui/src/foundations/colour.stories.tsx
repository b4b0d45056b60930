import type { Meta, StoryObj } from '@storybook/react';
import { Part, Specimen } from './specimen.tsx';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const scales = ['neutral', 'pink', 'blue', 'green', 'amber', 'red'];
const steps = Array.from({ length: 12 }, (_, index) => index + 1);
const uses = ['1 and 2 backgrounds', '3 to 5 fills', '6 to 8 borders', '9 and 10 solids', '11 and 12 text'];
const semantic: Readonly<Record<string, readonly string[]>> = {
  'What things stand on': [
    'surface',
    'surface-raised',
    'surface-sunken',
    'fill',
    'fill-hover',
    'field',
    'float',
  ],
  Text: ['fg', 'fg-muted', 'fg-subtle', 'accent-text', 'danger-text'],
  Lines: ['border', 'border-soft', 'border-strong', 'focus'],
  Acts: ['accent', 'accent-solid', 'accent-solid-hover', 'danger-solid', 'control-on', 'inverse'],
  Status: ['live', 'silent', 'off-air', 'pending', 'suspended'].flatMap((name) => [
    `${name}-fill`,
    `${name}-border`,
    `${name}-text`,
    `${name}-solid`,
  ]),
  Charts: ['data-1', 'data-2', 'data-3', 'data-fill', 'data-band', 'data-compare', 'data-grid'],
};

function Swatch({ variable }: { variable: string }) {
  return (
    <span
      className="h-8 min-w-0 rounded-badge border border-border-soft"
      style={{ backgroundColor: `var(--ui-${variable})` }}
    />
  );
}

export const Scales: Story = {
  render: () => (
    <Specimen lead={`Twelve steps each: ${uses.join(', ')}. Both themes have the same set.`} title="Colour">
      <div className="grid gap-2">
        {scales.map((scale) => (
          <div className="grid grid-cols-[5rem_repeat(12,minmax(0,1fr))] items-center gap-1" key={scale}>
            <span className="text-13 text-fg-muted capitalize">{scale}</span>
            {steps.map((step) => (
              <Swatch key={step} variable={`${scale}-${step}`} />
            ))}
          </div>
        ))}
        <div className="grid grid-cols-[5rem_repeat(12,minmax(0,1fr))] gap-1 text-12 text-fg-subtle">
          <span />
          {steps.map((step) => (
            <span className="text-center tabular-nums" key={step}>
              {step}
            </span>
          ))}
        </div>
      </div>
    </Specimen>
  ),
};

export const Semantic: Story = {
  render: () => (
    <Specimen
      lead="Components know these names alone. What a colour is for decides, not how it looks; pink is for the mark, the one primary action and the pulse of what is live."
      title="What colours are for"
    >
      {Object.entries(semantic).map(([title, names]) => (
        <Part key={title} title={title}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
            {names.map((name) => (
              <li className="grid gap-1" key={name}>
                <Swatch variable={name} />
                <code className="text-12 wrap-anywhere text-fg-muted">{name}</code>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </Specimen>
  ),
};
