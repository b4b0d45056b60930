/** Rules that no linter covers: file length, raw colours, names of stories, and where third-party packages may be imported. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, root } from './command.ts';
import { checkStories } from './story-rules.ts';

const isSource = (file: string) =>
  /\.(ts|tsx|mjs|cjs|css)$/.test(file) && !/\.gen\.|\/generated\//.test(file);
const isTest = (file: string) => /\.(test|test-d|spec|stories)\.tsx?$|^e2e\//.test(file);
const isScreenCode = (file: string) =>
  /^(packages\/ui\/src\/(components|lib)|apps\/dashboard\/src)\//.test(file) && !isTest(file);

const isBrowserCode = (file: string) =>
  /^(packages\/(ui|api|auth-machine)\/src|apps\/(dashboard|embed|site)\/src)\//.test(file) && !isTest(file);

/** Interfaces that browsers remove on plain http at any name but localhost, and the only file that may name them. */
const secureContextOnly =
  /\b(?:crypto\.(?:randomUUID|subtle)|navigator\.(?:clipboard|share|wakeLock|storage|mediaDevices|credentials|usb|serial|serviceWorker)|cookieStore|caches\.open|showSaveFilePicker)\b/;
const secureContextFiles =
  /^(?:packages\/ui\/src\/lib\/copy-text|apps\/dashboard\/src\/lib\/(?:keep-awake|push-subscription))\.ts$/;

/** The call that a dynamic import of a component must be in. */
const lazyWrapper = /\blazy(?:Overlay|Section|Extra)\s*(?:<[^;]*?>)?\(\s*async \(\) =>\s*\(\s*await\s*$/;
const dynamicComponent = /\bimport\(\s*['"][^'"]+\.tsx['"]/g;
const reactLazy = /import\s[^;]*\blazy\b[^;]*from 'react'|\bReact\.lazy\(/;

const hexOrFunction = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch)\(/i;
const paletteClass =
  /\b(?:bg|text|border|fill|stroke|ring|outline|from|to|via)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})\b/;
/** Files that define, convert or name colours, or draw what phones and stores show, which has no theme of ours. */
const colourFiles =
  /apps\/dashboard\/src\/(theme\/|boot\/|i18n\/|components\/appearance\/colou?r|features\/cast\/widgets\/widget-colou?r|features\/apps\/(?:drawing\/|look\/(?:icon-card|made-card|preview-screens)))|packages\/ui\/src\/(lib\/colou?r|components\/(color-input|app-shell)\/[a-z-]*colou?r)/;

interface Ban {
  readonly module: RegExp;
  readonly only: RegExp;
  readonly name: string;
}

/** Third-party packages and the only paths that may import them. */
const bans: readonly Ban[] = [
  { name: 'xstate', module: /^(xstate|@xstate\/)/, only: /^packages\/auth-machine\/|^bench\// },
  {
    name: '@lingui',
    module: /^@lingui\//,
    only: /^apps\/(dashboard\/|server\/src\/mail\/)|^\.storybook\/|^vitest\.stories|^e2e\/policy\//,
  },
  { name: '@tanstack', module: /^@tanstack\//, only: /^apps\/dashboard\/|^eslint\.config|^bench\// },
  { name: 'the HTTP framework', module: /^(fastify|@fastify\/)/, only: /^apps\/server\// },
  { name: 'the database', module: /^(kysely|pg)$|^kysely\//, only: /^apps\/server\/|^e2e\// },
  { name: '@radix-ui', module: /^@radix-ui\//, only: /^packages\/ui\/|^bench\// },
  {
    name: 'zod',
    module: /^zod(\/|$)/,
    only: /^packages\/api\/(src\/(contract|testing)|scripts)\/|^apps\/server\/|\.(schema|search)\.ts$/,
  },
  { name: 'preact', module: /^preact(\/|$)/, only: /^apps\/(embed|site)\// },
  { name: 'openapi-fetch', module: /^openapi-/, only: /^packages\/api\// },
];

const importing =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every tracked or new source file, as a path from the root. */
export async function listSources(): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = await must('git', args);
  return stdout.split('\n').filter(isSource);
}

/** Applies all rules to the given files; other files than sources are ignored. */
export function checkSources(files: readonly string[]): {
  sources: number;
  warnings: string[];
  problems: string[];
} {
  const warnings: string[] = [];
  const problems: string[] = [];
  let sources = 0;
  for (const file of files.filter(isSource)) {
    const text = read(file);
    if (text === undefined) continue;
    sources += 1;
    const found = checkSource(file, text);
    warnings.push(...found.warnings);
    problems.push(...found.problems);
  }
  return { sources, warnings, problems };
}

/** Applies all rules to one file. */
export function checkSource(file: string, text: string): { warnings: string[]; problems: string[] } {
  const warnings: string[] = [];
  const problems: string[] = [];
  checkLength(file, text, warnings, problems);
  if (isScreenCode(file) && !colourFiles.test(file)) checkColours(file, text, problems);
  checkImports(file, text, problems);
  if (file.endsWith('.stories.tsx')) problems.push(...checkStories(file, text));
  if (isBrowserCode(file)) checkSecureContext(file, text, problems);
  if (/^apps\/dashboard\/src\//.test(file) && !isTest(file)) checkLazyParts(file, text, problems);
  return { warnings, problems };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined; // deleted, but still in the index
  }
}

function checkLength(file: string, text: string, warnings: string[], problems: string[]): void {
  const lines = text.split('\n').length - 1;
  const limit = isTest(file) ? 500 : 300;
  if (lines > limit) problems.push(`${file}: ${lines} lines, the limit is ${limit}: split the file`);
  else if (!isTest(file) && lines > 200) warnings.push(`${file} has ${lines} lines (aim for 150)`);
}

function checkColours(file: string, text: string, problems: string[]): void {
  for (const [index, line] of text.split('\n').entries()) {
    const match = hexOrFunction.exec(line)?.[0] ?? paletteClass.exec(line)?.[0];
    if (match) problems.push(`${file}:${index + 1}: raw colour ${match}: use a semantic token`);
  }
}

function checkSecureContext(file: string, text: string, problems: string[]): void {
  if (secureContextFiles.test(file)) return;
  for (const [index, line] of text.split('\n').entries()) {
    const match = secureContextOnly.exec(line)?.[0];
    if (match && !/^\s*(?:\/\/|\/?\*)/.test(line))
      problems.push(
        `${file}:${index + 1}: ${match} is missing on plain http: use a shared part with a fallback`,
      );
  }
}

/** A lazy component without a wrapper takes the whole page with it when its chunk fails. */
function checkLazyParts(file: string, text: string, problems: string[]): void {
  const advice = 'use lazyOverlay, lazySection or lazyExtra, which survive a chunk that fails';
  if (reactLazy.test(text)) problems.push(`${file}: React.lazy: ${advice}`);
  for (const { 0: found, index } of text.matchAll(dynamicComponent))
    if (!lazyWrapper.test(text.slice(0, index))) problems.push(`${file}: ${found}): ${advice}`);
}

function checkImports(file: string, text: string, problems: string[]): void {
  if (!/\.(ts|tsx|mjs|cjs)$/.test(file)) return;
  for (const [, statement, dynamic] of text.matchAll(importing)) {
    const module = statement ?? dynamic ?? '';
    if (/\.\.\/packages\//.test(module) && /^(apps|e2e)\//.test(file)) {
      problems.push(`${file}: ${module} reaches into a package: import its public entry`);
    }
    for (const ban of bans) {
      if (ban.module.test(module) && !ban.only.test(file))
        problems.push(
          `${file}: ${module} is restricted: see the import list of ${ban.name} in scripts/gates/source-rules.ts`,
        );
    }
  }
}
