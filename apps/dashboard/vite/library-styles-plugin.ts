import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import type { Plugin } from 'vite';
import { createClassFinder, utilityClasses } from '../../../scripts/lib/utility-classes.ts';

interface Folders {
  /** The sources of the app. */
  readonly app: string;
  /** The built files of the library. */
  readonly library: string;
}

/** Leaves out the library's rules for components that the app does not use. In a build only. */
export function libraryStyles(folders: Folders): Plugin {
  return {
    name: 'studio:library-styles',
    apply: 'build',
    // After Tailwind, which inlines the library's sheet; before the name of the sheet is derived from its content.
    enforce: 'pre',
    transform(css, id) {
      if (!id.endsWith('/src/styles/app.css')) return null;
      return { code: withoutUnused(css, usedCode(folders)), map: null };
    },
  };
}

/** The code of the components that the app imports, with all that they import. */
function usedCode({ app, library }: Folders): string {
  const sources = globSync('**/*.{ts,tsx}', { cwd: app }).filter(
    (file) => !/\.(?:test|stories)\./.test(file),
  );
  const seen = new Map<string, string>();
  const read = (file: string): void => {
    if (seen.has(file)) return;
    const code = readFileSync(file, 'utf8');
    seen.set(file, code);
    // Imports only: the bundler also writes the paths of CommonJS modules that it includes.
    for (const [, path = ''] of code.matchAll(/(?:from|import)[\s(]*["'](\.\.?\/[\w./-]+\.js)["']/g))
      read(join(dirname(file), path));
  };
  for (const source of sources) {
    const text = readFileSync(join(app, source), 'utf8');
    for (const [, name = ''] of text.matchAll(/'@unmuted\/ui\/([\w/-]+)'/g))
      read(join(library, `${name}.js`));
  }
  return [...seen.values()].join('\n');
}

/** Removes rules of the layer `ui.utilities` whose classes the code does not contain. */
export function withoutUnused(css: string, code: string): string {
  const isUsed = createClassFinder(code);
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'ui.utilities') prune(layer, isUsed);
  });
  return root.toString();
}

function prune(container: AtRule, isUsed: (name: string) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule' && !utilityClasses(node.selector).some(isUsed)) node.remove();
    if (node.type !== 'atrule' || !node.nodes) continue;
    prune(node, isUsed);
    if (node.nodes.length === 0) node.remove();
  }
}
