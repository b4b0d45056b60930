import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { hashedName } from './assets.ts';

export const themes = ['light', 'dark'] as const;

export function readThemeSheet(theme: string): string {
  const path = fileURLToPath(import.meta.resolve(`@unmuted/ui/${theme}.css`));
  if (!existsSync(path)) throw new Error(`${path} is missing: run \`npm run build -w @unmuted/ui\` first`);
  return readFileSync(path, 'utf8');
}

/** Where each theme's sheet is served: `css/light.<hash>.css` in a build, `css/light.css` while developing. */
export function themeSheetAddresses(isBuild: boolean): { light: string; dark: string } {
  const address = (theme: string) =>
    isBuild ? `/${hashedName(`css/${theme}`, 'css', readThemeSheet(theme))}` : `/css/${theme}.css`;
  return { light: address('light'), dark: address('dark') };
}

/** Publishes the two theme sheets of the library; they only set the semantic variables. */
export function themeSheets(): Plugin {
  return {
    name: 'studio:theme-sheets',
    configureServer(server) {
      for (const theme of themes)
        server.middlewares.use(`/css/${theme}.css`, (_request, response) => {
          response.setHeader('Content-Type', 'text/css').end(readThemeSheet(theme));
        });
    },
    generateBundle() {
      const addresses = themeSheetAddresses(true);
      for (const theme of themes)
        this.emitFile({ type: 'asset', fileName: addresses[theme].slice(1), source: readThemeSheet(theme) });
    },
  };
}
