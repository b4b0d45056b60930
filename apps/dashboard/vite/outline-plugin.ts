import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { hashedName } from './assets.ts';
import { readThemeSheet, themes } from './theme-sheets-plugin.ts';

const folder = join(import.meta.dirname, '../src/boot');
const source = join(folder, 'outline.css');

/** The values of a theme sheet's own block, which comes first, with references to other variables resolved. */
export function themeColors(sheet: string): (name: string) => string {
  const declared = new Map<string, string>();
  for (const [, name = '', value = ''] of sheet.matchAll(/(--ui-[\w-]+):\s*([^;}]+)/g))
    if (!declared.has(name)) declared.set(name, value.trim());
  return function resolve(name): string {
    const value = declared.get(name);
    if (value === undefined) throw new Error(`the theme has no ${name}`);
    return value.replace(/var\((--ui-[\w-]+)\)/g, (_reference, other: string) => resolve(other));
  };
}

async function minified(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: source } },
  });
  const { output } = Array.isArray(result)
    ? (result[0] ?? { output: [] })
    : 'output' in result
      ? result
      : { output: [] };
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('the sheet of the outline was not built');
  return String(sheet.source).trim();
}

/** The sheet of the outline with the colours of both themes, which it needs before a theme sheet is loaded. */
export async function outlineSheet(): Promise<string> {
  const parts = globSync('outline*.css', { cwd: folder }).sort();
  const text = parts.map((part) => readFileSync(join(folder, part), 'utf8')).join('');
  const used = new Set(text.match(/(?<=var\()--ui-[\w-]+/g));
  const colors = themes.map((theme) => {
    const colorOf = themeColors(readThemeSheet(theme));
    const values = [...used].map((name) => `${name}:${colorOf(name)}`);
    return `[data-theme=${theme}] #outline{color-scheme:${theme};${values.join(';')}}`;
  });
  return colors.join('') + (await minified());
}

/**
 * Publishes `css/outline.<hash>.css`, the only sheet in the head, and moves the sheet of the app behind the outline: the
 * browser paints what stands before a sheet while it is loading.
 */
export function outline(): Plugin {
  let isBuild = false;
  let sheet = '';
  const fileName = () => (isBuild ? hashedName('css/outline', 'css', sheet) : 'css/outline.css');
  return {
    name: 'studio:outline',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async buildStart() {
      sheet = await outlineSheet();
    },
    configureServer(server) {
      server.middlewares.use('/css/outline.css', (_request, response) => {
        response.setHeader('Content-Type', 'text/css').end(sheet);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: fileName(), source: sheet });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const sheets: string[] = [];
        const rest = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, (link) => {
          sheets.push(link);
          return '';
        });
        return {
          html: rest.replace('</body>', `${sheets.join('')}\n  </body>`),
          tags: [
            { tag: 'link', attrs: { rel: 'stylesheet', href: `/${fileName()}` }, injectTo: 'head-prepend' },
          ],
        };
      },
    },
  };
}
