import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { create } from 'storybook/theming';
import { readGlobals } from './toolbar.ts';
import './docs.css';

const look = {
  fontBase: '"Inter Variable", system-ui, sans-serif',
  colorPrimary: '#e5006a',
  appBorderRadius: 10,
} as const;
/** Pages in the colours of cards, on which the examples lie. */
const themes = {
  light: create({ base: 'light', ...look, colorSecondary: '#1f5fd6', appPreviewBg: '#ffffff' }),
  dark: create({
    base: 'dark',
    ...look,
    colorSecondary: '#7da9ff',
    appBg: '#0b0d10',
    appContentBg: '#0f1216',
    appPreviewBg: '#0f1216',
    textColor: '#eef0f4',
  }),
};

/** The toolbar's values: of the address at first, then of its last change. */
let latest = readGlobals(fromAddress());

/** A docs page in the theme of the toolbar. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(latest);
  useEffect(() => {
    const follow = ({ globals: next }: { globals: Record<string, unknown> }) => {
      latest = readGlobals(next);
      setGlobals(latest);
    };
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  useEffect(() => {
    document.documentElement.dataset.theme = globals.theme;
    // The text of the page is English; its stories have the direction and language of the toolbar.
    document.documentElement.dir = 'ltr';
    document.documentElement.lang = 'en';
  }, [globals.theme]);
  return (
    <DocsContainer context={context} theme={themes[globals.theme]}>
      {children}
    </DocsContainer>
  );
}

/** Values in `?globals=theme:dark;direction:rtl`. */
function fromAddress(): Record<string, string> {
  const pairs = new URLSearchParams(location.search).get('globals')?.split(';') ?? [];
  return Object.fromEntries(pairs.map((pair) => pair.split(':')));
}
