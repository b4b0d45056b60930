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
    mergeConfig({ ...base, plugins: (await flatten(plugins)).map(onComponentsAlone) }, storyVite()),
};

/** Tables of props are for the library's components: reading everything else for them takes half of a build. */
function onComponentsAlone(plugin: Plugin): Plugin {
  if (plugin.name !== 'storybook:react-docgen-plugin') return plugin;
  const { transform: handler } = plugin;
  if (typeof handler !== 'function') throw new Error('what reads the props of components has another shape');
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
