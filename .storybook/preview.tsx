import '../apps/dashboard/src/styles/app.css';
import '@unmuted/ui/light.css';
import '@unmuted/ui/dark.css';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview, ReactRenderer } from '@storybook/react';
import { UiLabelProvider, UiProvider } from '@unmuted/ui/provider';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { testLabelGroups } from '../packages/ui/src/testing/label-groups/all.ts';
import { testLabels } from '../packages/ui/src/testing/labels.ts';
import { globalTypes, initialGlobals, readGlobals } from './toolbar.ts';

// Screens can be slow to render on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        order: ['Foundations', 'Patterns', 'Components', 'Charts', 'Media', 'Layouts', 'Screens'],
      },
    },
  },
  decorators: [
    withThemeByDataAttribute<ReactRenderer>({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
    (Story, { globals }) => {
      const { direction, locale } = readGlobals(globals);
      useLayoutEffect(() => {
        document.documentElement.dir = direction;
        document.documentElement.lang = locale;
      }, [direction, locale]);
      return (
        <UiProvider locale={locale} dir={direction} labels={testLabels}>
          <UiLabelProvider groups={testLabelGroups}>
            <Story />
          </UiLabelProvider>
        </UiProvider>
      );
    },
  ],
};

export default preview;
