import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { COUNTRY_CODES } from '#/components/country-select/country-codes.ts';
import { Flag } from './flag.tsx';

const meta = {
  title: 'Components/Flag',
  component: Flag,
  args: { code: 'IE', label: 'Ireland' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src'));
  },
};

export const BesideText: Story = {
  render: () => (
    <ul className="grid gap-2 text-14">
      {[
        ['IE', 'Ireland', '148'],
        ['GB', 'United Kingdom', '97'],
        ['JP', 'Japan', '71'],
        ['ZZ', 'Unknown place', '2'],
      ].map(([code = '', name, listeners]) => (
        <li key={code} className="flex items-center gap-2">
          <Flag code={code} />
          {name}
          <span className="ms-auto tabular-nums">{listeners}</span>
        </li>
      ))}
    </ul>
  ),
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Flag code="BR" label="Brazil" />
      <Flag code="BR" label="Brazil" className="h-7 w-10" />
      <Flag code="BR" label="Brazil" className="h-14 w-20" />
    </div>
  ),
};

export const Unknown: Story = { args: { code: 'ZZ', label: 'Unknown place' } };

export const AllCountries: Story = {
  render: () => (
    <div className="flex max-w-180 flex-wrap gap-2">
      {COUNTRY_CODES.map((code) => (
        <Flag key={code} code={code} title={code} />
      ))}
    </div>
  ),
};
