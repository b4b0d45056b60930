import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type Bundle, bundle } from './bundle.ts';
import type { Exports, Part } from './library.ts';

const library = resolve(import.meta.dirname, '../../packages/ui');

export const ourProvider: Exports = { '@unmuted/ui/provider': ['UiProvider'] };

/** Our parts as published. Only `Button` works without the provider, unless it has `loading`. */
export const ourParts: Record<Part, Exports> = {
  Button: { '@unmuted/ui/button': ['Button'] },
  Dialog: {
    ...ourProvider,
    '@unmuted/ui/dialog': ['Dialog', 'DialogTrigger', 'DialogContent', 'DialogTitle', 'DialogFooter'],
  },
  Select: { ...ourProvider, '@unmuted/ui/select': ['Select'] },
  Table: { ...ourProvider, '@unmuted/ui/table': ['Table'] },
  Tabs: { ...ourProvider, '@unmuted/ui/tabs': ['Tabs', 'TabsList', 'TabsTab', 'TabsPanel'] },
  Toast: { ...ourProvider, '@unmuted/ui/toast': ['createToastStore', 'ToastProvider', 'ToastViewport'] },
  DropdownMenu: {
    ...ourProvider,
    '@unmuted/ui/dropdown-menu': [
      'DropdownMenu',
      'DropdownMenuTrigger',
      'DropdownMenuContent',
      'DropdownMenuItem',
    ],
  },
};

/** Our exports with the rules of the class names in their code and no others, as an app with Tailwind compiles them. */
export async function ours(folder: string, exports: Exports): Promise<Bundle> {
  const { script } = await bundle(folder, { exports });
  return { script, styles: usedRules(folder, script) };
}

/** Without tokens, themes and the reset, which all components share and which are not counted for any library. */
function usedRules(folder: string, script: string): string {
  const styles = join(library, 'src/styles');
  const code = join(folder, 'used.js');
  const input = join(folder, 'used.css');
  writeFileSync(code, script);
  writeFileSync(
    input,
    [
      '@layer properties, theme, base, ui, components, utilities;',
      '@import "tailwindcss/theme.css" layer(ui.theme) prefix(ui);',
      `@import "${join(styles, 'theme.css')}";`,
      '@import "tailwindcss/utilities.css" layer(ui.utilities) source(none);',
      `@source "${code}";`,
    ].join('\n'),
  );
  const { resolve: find } = createRequire(join(library, 'package.json'));
  const cli = join(dirname(find('@tailwindcss/cli/package.json')), 'dist/index.mjs');
  return execFileSync(process.execPath, [cli, '-i', input, '--minify'], {
    cwd: library,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
