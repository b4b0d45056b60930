import { dirname } from 'node:path';
import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';
import { areaRoutes } from './area-routes-plugin.ts';
import { catalogues } from './catalogues-plugin.ts';

/** What Storybook and the policy page need beside their own plugins to compile the dashboard's screens. */
export function storyPlugins(): PluginOption[] {
  const root = dirname(import.meta.dirname);
  const linguiConfig = getConfig({ cwd: root });
  return [
    areaRoutes(),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd: root })] }),
    catalogues({ linguiConfig }),
  ];
}
