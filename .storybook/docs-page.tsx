import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Fragment, type PropsWithChildren, useEffect } from 'react';
import { create } from 'storybook/theming';
import { useToolbarGlobals } from './docs-globals.ts';
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

/** A docs page in the theme of the toolbar. Stories in frames load again with its new values. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { theme, direction, locale } = useToolbarGlobals();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    // The text of the page is English; its stories have the direction and language of the toolbar.
    document.documentElement.dir = 'ltr';
    document.documentElement.lang = 'en';
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      <Fragment key={`${theme} ${direction} ${locale}`}>{children}</Fragment>
    </DocsContainer>
  );
}
