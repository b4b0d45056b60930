import type { Meta, StoryObj } from '@storybook/react';
import { contrast, parseHex } from '#/lib/color.ts';
import { Specimen } from './specimen.tsx';
import { colourTokens, sizeTokens, type TokenGroup } from './tokens.ts';
import { useTokenValues } from './use-token-values.ts';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The background that the contrast is computed with. */
const card = 'surface-raised';

/** Values of a theme's tokens, and their contrast with the card of that theme. */
function ThemeColumn({ theme, names }: { theme: 'light' | 'dark'; names: readonly string[] }) {
  const { root, values } = useTokenValues([...names, card]);
  return (
    <div
      className="grid gap-2 rounded-card border border-border bg-surface-raised p-4 text-fg"
      data-theme={theme}
      ref={root}
    >
      {names.map((name) => (
        <div className="grid grid-cols-[2rem_minmax(0,1fr)] items-center gap-3" key={name}>
          <span
            className="size-8 rounded-badge border border-border-soft"
            style={
              name === 'float-shadow'
                ? { boxShadow: `var(--ui-${name})` }
                : { backgroundColor: `var(--ui-${name})` }
            }
          />
          <span className="grid text-12 text-fg-muted">
            <span className="truncate tabular-nums">{values[name]}</span>
            <Ratio background={values[card] ?? ''} color={values[name] ?? ''} />
          </span>
        </div>
      ))}
    </div>
  );
}

function Ratio({ color, background }: { color: string; background: string }) {
  const [one, other] = [parseHex(color), parseHex(background)];
  if (!one || !other) return null;
  return <span className="tabular-nums">{contrast(one, other).toFixed(1)} : 1</span>;
}

function Colours({ title, purpose, tokens }: TokenGroup) {
  const names = Object.keys(tokens);
  return (
    <Specimen title={title}>
      <p className="text-13 text-fg-muted">{purpose}</p>
      <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)] gap-4">
        <dl className="grid gap-2 py-4">
          {Object.entries(tokens).map(([name, use]) => (
            <div className="grid h-8 content-center" key={name}>
              <dt>
                <code className="text-12">--ui-{name}</code>
              </dt>
              <dd className="truncate text-12 text-fg-muted">{use}</dd>
            </div>
          ))}
        </dl>
        <ThemeColumn names={names} theme="light" />
        <ThemeColumn names={names} theme="dark" />
      </div>
    </Specimen>
  );
}

function Sizes({ title, purpose, tokens }: TokenGroup) {
  const { root, values } = useTokenValues(Object.keys(tokens));
  return (
    <Specimen title={title}>
      <p className="text-13 text-fg-muted">{purpose}</p>
      <div ref={root}>
        <dl className="grid gap-2">
          {Object.entries(tokens).map(([name, use]) => (
            <div className="grid grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)] gap-4" key={name}>
              <dt>
                <code className="text-12">--ui-{name}</code>
              </dt>
              <dd className="text-13">{use}</dd>
              <dd className="truncate text-13 text-fg-muted tabular-nums">{values[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Specimen>
  );
}

/** Tier 2: each colour by its purpose, with its value in both themes and its contrast with a card. */
export const ColourTokens: Story = {
  render: () => (
    <div className="grid max-w-[64rem] gap-8">
      {colourTokens.map((group) => (
        <Colours key={group.title} {...group} />
      ))}
    </div>
  ),
};

/** Tier 3: corners, heights, layout, type and motion. */
export const SizeTokens: Story = {
  render: () => (
    <div className="grid max-w-[64rem] gap-8">
      {sizeTokens.map((group) => (
        <Sizes key={group.title} {...group} />
      ))}
    </div>
  ),
};
