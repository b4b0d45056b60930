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

/** A docs page in the theme and direction of its stories. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(() => initialGlobals(context));
  useEffect(() => {
    const follow = ({ globals: next }: { globals: Record<string, unknown> }) => setGlobals(readGlobals(next));
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  useEffect(() => {
    document.documentElement.dataset.theme = globals.theme;
  }, [globals.theme]);
  return (
    <DocsContainer context={context} theme={themes[globals.theme]}>
      {children}
    </DocsContainer>
  );
}

function initialGlobals(context: DocsContainerProps['context']) {
  const [story] = context.componentStories();
  return readGlobals(story ? context.getStoryContext(story).globals : {});
}
