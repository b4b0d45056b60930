import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Look } from './looks.ts';
import { uiReadmeFile } from './packed-app.ts';

/** Writes a page of the README in one look. `files` has the names of the code blocks by their paths in the folder. */
export function writeFirstPage(folder: string, look: Look, files: Readonly<Record<string, string>>): void {
  for (const [path, name] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, applyLook(uiReadmeFile(name), look));
  }
}

/** Makes the changes that the README names for dark and right to left. */
function applyLook(code: string, { theme, dir }: Look): string {
  // Pages of one Vite app share its root.
  const text = code
    .replace('src="/src/', 'src="./src/')
    .replace('data-theme="light"', `data-theme="${theme}"`);
  if (dir === 'ltr') return text;
  return text
    .replace('<html lang="en"', '<html lang="en" dir="rtl"')
    .replace('<UiProvider', '<UiProvider dir="rtl"');
}
