import type { Meta, StoryObj } from '@storybook/react';

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
    use: 'the live number of a page',
    sample: '137 listening',
    classes: 'text-40 font-semibold tracking-40',
  },
  {
    size: '32 / 40, 620',
    use: 'the song on air, the heading of the sign-in page',
    sample: 'The Barrel',
    classes: 'text-32 font-title tracking-32',
  },
  {
    size: '24 / 32, 620',
    use: 'title of a page, value of a tile',
    sample: 'Radio Aurora',
    classes: 'text-24 font-title tracking-24',
  },
  {
    size: '20 / 28, 600',
    use: 'secondary value of a card',
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
    use: 'text, labels, buttons',
    sample: 'Text, labels and buttons',
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

/** Eight sizes: size and line height in px, and weight. */
export const Scale: Story = {
  render: () => (
    <ul className="grid max-w-[64rem] gap-4 text-fg">
      {levels.map(({ size, use, sample, classes }) => (
        <li className="grid items-baseline gap-x-6 sm:grid-cols-[1fr_18rem]" key={size}>
          <span className={`${classes} tabular-nums`}>{sample}</span>
          <span className="text-12 text-fg-subtle">
            {size}: {use}
          </span>
        </li>
      ))}
    </ul>
  ),
};

const sentences = [
  ['en', 'On air since 14:02, 137 people are listening'],
  ['fr', 'À l’antenne depuis 14:02, 137 personnes écoutent'],
  ['zh', '自 14:02 起直播中，137 人正在收听'],
  ['ja', '14:02 から放送中、137 人が聴いています'],
] as const;

/** The same sentence in the fonts of the four languages. */
export const Languages: Story = {
  render: () => (
    <ul className="grid gap-2 text-20 text-fg">
      {sentences.map(([lang, sentence]) => (
        <li key={lang} lang={lang}>
          {sentence}
        </li>
      ))}
    </ul>
  ),
};

/** Digits have one width in text and tables, so that values that change stay in place. */
export const TabularNumbers: Story = {
  render: () => (
    <div className="grid w-fit grid-cols-2 gap-x-10 text-20 text-fg">
      {['1,111.1', '9,841.6', '137.0'].map((value) => (
        <div className="contents" key={value}>
          <span className="text-end tabular-nums">{value}</span>
          <span className="text-end proportional-nums text-fg-muted">{value}</span>
        </div>
      ))}
      <span className="text-end text-12 text-fg-muted">tabular</span>
      <span className="text-end text-12 text-fg-muted">proportional</span>
    </div>
  ),
};
