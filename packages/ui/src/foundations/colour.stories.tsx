import type { Meta, StoryObj } from '@storybook/react';
import { contrast, parseHex } from '#/lib/color.ts';
import { type ContrastPair, shapePairs, textPairs } from './contrast-pairs.ts';
import { BothThemes, Specimen } from './specimen.tsx';
import { useTokenValues } from './use-token-values.ts';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const scales = ['neutral', 'pink', 'blue', 'green', 'amber', 'red'];
const steps = Array.from({ length: 12 }, (_, index) => index + 1);
const scaleNames = scales.flatMap((scale) => steps.map((step) => `${scale}-${step}`));

function Scale({ scale, values }: { scale: string; values: Readonly<Record<string, string>> }) {
  return (
    <Specimen title={scale}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
        {steps.map((step) => (
          <li className="grid min-w-0 gap-1 text-12" key={step}>
            <span
              className="h-10 rounded-badge border border-border-soft"
              style={{ backgroundColor: `var(--ui-${scale}-${step})` }}
            />
            <span className="tabular-nums">{step}</span>
            <code className="truncate text-fg-muted">{values[`${scale}-${step}`]}</code>
          </li>
        ))}
      </ol>
    </Specimen>
  );
}

function ScalesOfTheme() {
  const { root, values } = useTokenValues(scaleNames);
  return (
    <div className="grid gap-6" ref={root}>
      {scales.map((scale) => (
        <Scale key={scale} scale={scale} values={values} />
      ))}
    </div>
  );
}

/** Tier 1: twelve steps of six hues, with their values. */
export const Scales: Story = {
  render: () => (
    <BothThemes>
      <ScalesOfTheme />
    </BothThemes>
  ),
};

const pairNames = [...textPairs, ...shapePairs].flat(2);

function ratioOf(one: string | undefined, other: string | undefined): string {
  const [a, b] = [parseHex(one ?? ''), parseHex(other ?? '')];
  return a && b ? contrast(a, b).toFixed(1) : '';
}

/** One entry per colour, with all of its backgrounds. */
function merged(pairs: readonly ContrastPair[]): ContrastPair[] {
  const backgrounds = new Map<string, string[]>();
  for (const [color, others] of pairs) backgrounds.set(color, [...(backgrounds.get(color) ?? []), ...others]);
  return [...backgrounds];
}

function TextPair({ pair: [color, backgrounds], values }: PairProps) {
  return (
    <Specimen title={color}>
      <ul className="flex flex-wrap gap-2">
        {backgrounds.map((background) => (
          <li
            className="rounded-badge border border-border-soft px-2 py-1 text-12 tabular-nums"
            key={background}
            style={{ color: `var(--ui-${color})`, backgroundColor: `var(--ui-${background})` }}
          >
            {background} <strong>{ratioOf(values[color], values[background])}</strong>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

function ShapePair({ pair: [color, backgrounds], values }: PairProps) {
  return (
    <Specimen title={color}>
      <ul className="flex flex-wrap gap-4">
        {backgrounds.map((background) => (
          <li className="flex items-center gap-2 text-12 tabular-nums" key={background}>
            <span
              className="grid size-8 place-items-center rounded-badge"
              style={{ backgroundColor: `var(--ui-${background})` }}
            >
              <span className="size-4 rounded-full" style={{ backgroundColor: `var(--ui-${color})` }} />
            </span>
            {background} <strong>{ratioOf(values[color], values[background])}</strong>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

interface PairProps {
  pair: ContrastPair;
  values: Readonly<Record<string, string>>;
}

function ContrastOfTheme({ pairs, Pair }: { pairs: readonly ContrastPair[]; Pair: typeof TextPair }) {
  const { root, values } = useTokenValues(pairNames);
  return (
    <div className="grid gap-4" ref={root}>
      {merged(pairs).map((pair) => (
        <Pair key={pair.join()} pair={pair} values={values} />
      ))}
    </div>
  );
}

/** Text and its backgrounds: at least 4.5. */
export const TextContrast: Story = {
  render: () => (
    <BothThemes>
      <ContrastOfTheme Pair={TextPair} pairs={textPairs} />
    </BothThemes>
  ),
};

/** Borders of controls, focus rings, marks and lines of charts: at least 3. */
export const ShapeContrast: Story = {
  render: () => (
    <BothThemes>
      <ContrastOfTheme Pair={ShapePair} pairs={shapePairs} />
    </BothThemes>
  ),
};
