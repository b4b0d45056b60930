import './fixed-clock.ts';
import '../apps/dashboard/src/boot/outline.css';
import '../apps/dashboard/src/styles/app.css';
import '@unmuted/ui/light.css';
import '@unmuted/ui/dark.css';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview, ReactRenderer } from '@storybook/react';
import { configure } from 'storybook/test';
import { ComponentPage } from './component-page.tsx';
import { DocsPage } from './docs-page.tsx';
import { Environment } from './environment.tsx';
import { globalTypes, initialGlobals, readGlobals } from './toolbar.ts';

/** Sets the theme on the document. A documentation page sets its own. */
const themed = withThemeByDataAttribute<ReactRenderer>({
  themes: { light: 'light', dark: 'dark' },
  defaultTheme: 'light',
  attributeName: 'data-theme',
});

/** Sizes that a story names in `globals.viewport`, and the toolbar offers. */
const viewports = {
  phone: { name: 'Phone', styles: { width: '360px', height: '760px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

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
    docs: { container: DocsPage, page: ComponentPage, codePanel: true },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          'Guides',
          [
            'Install and recipes',
            'Components by purpose',
            'Theming',
            'Labels',
            'Accessibility',
            'Stories',
            'Changelog',
          ],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Icons', 'Motion', 'Tokens', 'Writing', 'Words'],
          'Patterns',
          'Components',
          'Charts',
          'Media',
          'Layouts',
          'Screens',
          [
            'Sign-in',
            'Customer',
            'Cast',
            [
              'Overview',
              'First source',
              'Connection test',
              'Encoder setup',
              'Bitrate alerts',
              'Statistics',
              'Listeners',
              'Geoblocking',
              'Directories',
              'Widgets',
              'Settings',
            ],
            'Account',
            'Staff',
            'Shared',
          ],
        ],
      },
    },
  },
  decorators: [
    (Story, context) => (context.viewMode === 'docs' ? <Story /> : themed(Story, context)),
    (Story, { globals, storyGlobals, viewMode }) => (
      <Environment
        {...readGlobals(globals)}
        hasOwnTheme={viewMode === 'docs' && 'theme' in storyGlobals}
        isOnPage={viewMode === 'docs'}
      >
        <Story />
      </Environment>
    ),
  ],
};

export default preview;
