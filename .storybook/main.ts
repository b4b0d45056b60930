import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Plugin, type PluginOption } from 'vite';
import { storyVite } from './vite.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/dashboard/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async ({ plugins = [], ...base }) =>
    mergeConfig({ ...base, plugins: (await flatten(plugins)).map(limitDocgen) }, storyVite()),
};

/** Limits prop tables to the library's components: docgen of all files takes half of the build. */
function limitDocgen(plugin: Plugin): Plugin {
  if (plugin.name !== 'storybook:react-docgen-plugin') return plugin;
  const { transform: handler } = plugin;
  if (typeof handler !== 'function')
    throw new Error('storybook:react-docgen-plugin no longer has a transform function');
  const id = { include: /\/packages\/ui\/src\/.*\.tsx$/, exclude: /\.(?:stories|test)\.tsx$/ };
  return { ...plugin, transform: { filter: { id }, handler } };
}

async function flatten(options: readonly PluginOption[]): Promise<Plugin[]> {
  const found = await Promise.all(
    options.map(async (option) => {
      const plugin = await option;
      if (!plugin) return [];
      return Array.isArray(plugin) ? flatten(plugin) : [plugin as Plugin];
    }),
  );
  return found.flat();
}

export default config;
