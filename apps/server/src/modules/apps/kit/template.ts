import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { KitFile } from '#/modules/apps/kit/kit-input.ts';

const templates = path.join(import.meta.dirname, 'template');

/** The files of a folder of `template/`, below `target` in the kit. */
export async function readTemplate(folder: string, target: string): Promise<KitFile[]> {
  const root = path.join(templates, folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      path: path.posix.join(target, path.relative(root, file).replaceAll(path.sep, '/')),
      content: await readFile(file),
    })),
  );
}
