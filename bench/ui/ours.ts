import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type Bundle, bundle } from './bundle.ts';
import type { Exports } from './peers.ts';

const library = resolve(import.meta.dirname, '../../packages/ui');

/** Our seven, as they are published. */
export const ourSeven: Exports = {
  '@unmuted/ui/provider': ['UiProvider', 'UiLabelProvider'],
  '@unmuted/ui/button': ['Button'],
  '@unmuted/ui/dialog': ['Dialog', 'DialogTrigger', 'DialogContent', 'DialogTitle', 'DialogFooter'],
  '@unmuted/ui/select': ['Select'],
  '@unmuted/ui/table': ['Table'],
  '@unmuted/ui/tabs': ['Tabs', 'TabsList', 'TabsTab', 'TabsPanel'],
  '@unmuted/ui/toast': ['createToastStore', 'ToastProvider', 'ToastViewport'],
  '@unmuted/ui/dropdown-menu': [
    'DropdownMenu',
    'DropdownMenuTrigger',
    'DropdownMenuContent',
    'DropdownMenuItem',
  ],
};
export const ourButton: Exports = { '@unmuted/ui/button': ['Button'] };

/** Our parts with the rules their code names, and no others: that is what an app with Tailwind compiles. */
export async function ours(folder: string, wanted: Exports): Promise<Bundle> {
  const { script } = await bundle(folder, wanted);
  return { script, styles: usedRules(folder, script) };
}

/** Tokens, themes and the reset are shared by every component, as fonts are: no library's are counted. */
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
