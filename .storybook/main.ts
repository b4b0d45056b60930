import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { mdxTables } from './mdx-tables.ts';
import { storyVite } from './vite.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/dashboard/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    './public',
    {
      from: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      to: '/fonts/inter.woff2',
    },
  ],
  features: { sidebarOnboardingChecklist: false },
  // Stories that only test an interaction: the filter of the sidebar shows them.
  tags: { 'test-only': { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/components/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      // Unions as their values, which controls can offer; props of HTML elements are left out.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (base) => {
    const config = mergeConfig(base, storyVite());
    return { ...config, plugins: [mdxTables(), ...(config.plugins ?? [])] };
  },
};

export default config;
