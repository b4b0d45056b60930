import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { themes } from 'storybook/theming';
import { readGlobals } from './toolbar.ts';

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
    <DocsContainer context={context} theme={globals.theme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}

function initialGlobals(context: DocsContainerProps['context']) {
  const [story] = context.componentStories();
  return readGlobals(story ? context.getStoryContext(story).globals : {});
}
