import type { Meta, StoryObj } from '@storybook/react';
import { Specimen } from './specimen.tsx';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Level {
  readonly size: string;
  readonly use: string;
  readonly sample: string;
  readonly classes: string;
}

const levels: readonly Level[] = [
  {
    size: '40 / 44, 600',
    use: 'the one live number',
    sample: '137 listening',
    classes: 'text-40 font-semibold tracking-40',
  },
  {
    size: '32 / 40, 620',
    use: 'the song on air, a sign-in heading',
    sample: 'The Barrel',
    classes: 'text-32 font-title tracking-32',
  },
  {
    size: '24 / 32, 620',
    use: 'h1, the value of a tile',
    sample: 'Radio Aurora',
    classes: 'text-24 font-title tracking-24',
  },
  {
    size: '20 / 28, 600',
    use: 'the second number of a card',
    sample: '−14.2 LUFS',
    classes: 'text-20 font-semibold tracking-20',
  },
  {
    size: '16 / 24, 600',
    use: 'titles of cards and sections',
    sample: 'Friday is your best time',
    classes: 'text-16 font-semibold tracking-16',
  },
  {
    size: '14 / 20, 400 and 500',
    use: 'body, labels, buttons',
    sample: 'Body text, labels and buttons',
    classes: 'text-14',
  },
  {
    size: '13 / 20, 400 and 500',
    use: 'tables, descriptions',
    sample: 'Tables and descriptions',
    classes: 'text-13',
  },
  {
    size: '12 / 16, 400 and 500',
    use: 'axes, captions, pills',
    sample: 'Axes and captions',
    classes: 'text-12',
  },
];

export const Scale: Story = {
  render: () => (
    <Specimen
      lead="Inter Variable, served by the app itself; Chinese and Japanese in the system's own fonts. Every number is tabular, so that digits line up and live values do not shake."
      title="Type"
    >
      <ul className="grid gap-4">
        {levels.map(({ size, use, sample, classes }) => (
          <li className="grid items-baseline gap-x-6 sm:grid-cols-[1fr_18rem]" key={size}>
            <span className={`${classes} tabular-nums`}>{sample}</span>
            <span className="text-12 text-fg-subtle">
              {size}: {use}
            </span>
          </li>
        ))}
      </ul>
    </Specimen>
  ),
};

export const Languages: Story = {
  render: () => (
    <Specimen
      lead="The language of the page picks the family: Chinese and Japanese share code points, not shapes."
      title="Four languages"
    >
      <ul className="grid gap-2 text-20">
        <li lang="en">On air since 14:02, 137 people are listening</li>
        <li lang="fr">À l’antenne depuis 14:02, 137 personnes écoutent</li>
        <li lang="zh">自 14:02 起直播中，137 人正在收听</li>
        <li lang="ja">14:02 から放送中、137 人が聴いています</li>
      </ul>
    </Specimen>
  ),
};
