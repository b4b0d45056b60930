import type { Meta, StoryObj } from '@storybook/react';
import { useEffect, useRef, useState } from 'react';
import { contrast, parseHex } from '#/lib/color.ts';
import { Part, Specimen } from './specimen.tsx';
import { colourTokens, sizeTokens, type TokenGroup } from './tokens.ts';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const lead =
  'Components use these CSS variables alone. Set one on :root or on any element to change everything inside it. A test checks every pair of text and background.';

/** Values of a theme's tokens, resolved by the browser, and their contrast with the card of that theme. */
function useValues(names: readonly string[]) {
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (!root.current) return;
    const style = getComputedStyle(root.current);
    setValues(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--ui-${name}`).trim()])));
  }, [names]);
  return { root, values };
}

function ThemeColumn({ theme, names }: { theme: 'light' | 'dark'; names: readonly string[] }) {
  const { root, values } = useValues(names);
  const card = theme === 'light' ? '#ffffff' : undefined;
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
            {card === undefined ? null : <Ratio background={card} color={values[name] ?? ''} />}
          </span>
        </div>
      ))}
    </div>
  );
}

function Ratio({ color, background }: { color: string; background: string }) {
  const [one, other] = [parseHex(color), parseHex(background)];
  if (!one || !other) return null;
  return <span className="tabular-nums">{contrast(one, other).toFixed(1)} : 1 on a card</span>;
}

function Colours({ title, purpose, tokens }: TokenGroup) {
  const names = Object.keys(tokens);
  return (
    <Part title={title}>
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
    </Part>
  );
}

function Sizes({ title, purpose, tokens }: TokenGroup) {
  const names = Object.keys(tokens);
  const { root, values } = useValues(names);
  return (
    <Part title={title}>
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
    </Part>
  );
}

export const Colour: Story = {
  render: () => (
    <Specimen lead={lead} title="Colour tokens">
      {colourTokens.map((group) => (
        <Colours key={group.title} {...group} />
      ))}
    </Specimen>
  ),
};

export const Size: Story = {
  render: () => (
    <Specimen lead="Corners, heights, layout, type and motion." title="Size tokens">
      {sizeTokens.map((group) => (
        <Sizes key={group.title} {...group} />
      ))}
    </Specimen>
  ),
};
