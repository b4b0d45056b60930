import postcss, { type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { hashedName } from './assets.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * Lazy chunks that a visitor may see before signing in: the public screens, their parts on demand, and what shows a message
 * on them. Registration and forgotten passwords open a session's code anyway, and its sheet comes along.
 */
const publicModules =
  /\/src\/routes\/_public\/(?!register|forgot-password)|\/src\/features\/sign-in\/|\/ui\/(?:dist|src\/components)\/toast/;

function publicCode(bundle: Bundle): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const wanted = chunks.filter(
    ({ isEntry, moduleIds, isDynamicEntry }) =>
      isEntry || (isDynamicEntry && moduleIds.some((id) => publicModules.test(id))),
  );
  // The list grows while it is walked: what a chunk imports is loaded with it.
  for (const chunk of wanted)
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported && !wanted.includes(imported)) wanted.push(imported);
    }
  return wanted.map(({ code }) => code).join('\n');
}

/** The class names of a selector, unescaped: `.ui\:md\:px-3:hover` has `ui:md:px-3`. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
    name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_all, code, char) =>
      code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

/** The sheet without rules for classes that the code never names, and without the properties only they used. */
export function pruneSheet(sheet: string, code: string): string {
  const words = new Set(code.split(/[\s"'`]+/));
  const isUsed = (name: string) => (/["'`]/.test(name) ? code.includes(name) : words.has(name));
  const root = postcss.parse(sheet);
  root.walkRules((rule: Rule) => {
    const kept = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && rule.name !== 'property') rule.remove();
  });
  const text = root.toString();
  root.walkAtRules('property', (rule) => {
    if (text.split(rule.params).length === 2) rule.remove();
  });
  return root.toString();
}

/** Chunks that are loaded later name the whole sheet, by the name it had: the build writes that name into their code. */
export function renameSheet(bundle: Bundle, from: string, to: string): void {
  for (const output of Object.values(bundle))
    if (output.type === 'chunk') output.code = output.code.replaceAll(from, to);
}

/**
 * Gives the sign-in pages a sheet of their own: the rules that their code names. The whole sheet is another file, which
 * is loaded with the session; its address stands on the boot script. Both have the layers in the same order.
 */
export function publicStyles(): Plugin {
  return {
    name: 'studio:public-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        const sheet = Object.values(bundle).find(({ fileName }) =>
          /^static\/css\/index\.[^/]+\.css$/.test(fileName),
        );
        if (html?.type !== 'asset' || sheet?.type !== 'asset')
          return this.error('there is no page or no sheet');
        const whole = sheet.source.toString();
        const own = pruneSheet(whole, `${publicCode(bundle)}\n${html.source}`);
        const names = {
          whole: hashedName('static/css/session', 'css', whole),
          own: hashedName('static/css/index', 'css', own),
        };
        delete bundle[sheet.fileName];
        renameSheet(bundle, sheet.fileName, names.whole);
        this.emitFile({ type: 'asset', fileName: names.whole, source: whole });
        this.emitFile({ type: 'asset', fileName: names.own, source: own });
        html.source = html.source
          .toString()
          .replace(sheet.fileName, names.own)
          .replace(' data-dark=', ` data-styles="/${names.whole}" data-dark=`);
      },
    },
  };
}
